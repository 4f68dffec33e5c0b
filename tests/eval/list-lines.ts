import type { Evaluation } from "./evaluate.ts";

/** All failures, and the questions that the pages no longer support, as lines for a terminal. */
export function listLines(
  { failures, stale }: Pick<Evaluation, "failures" | "stale">,
  { withFailures }: { withFailures: boolean },
): string[] {
  const failed = failures.map(
    ({ group, id, asked, missed, got }) =>
      `   [${group}] ${id}: ${asked}\n      missed ${missed.join(", ")}: ${got}`,
  );
  return [
    ...(withFailures && failed.length > 0 ? ["  What was missed", ...failed, ""] : []),
    ...(stale.length > 0
      ? ["  Questions that no longer fit the pages", ...stale.map(({ id, why }) => `   ${id}: ${why}`), ""]
      : []),
  ];
}
