import type { Evaluation } from "./evaluate.ts";
import { holds, shareOf, type Figure } from "./figure.ts";
import { percentile } from "./percentile.ts";

const nameWidth = 44;

const line = (one: Figure): string => {
  const share = `${(shareOf(one) * 100).toFixed(1)} %`.padStart(8);
  const bound = one.bound === undefined ? "" : `   at least ${one.bound * 100} %`;
  return `${holds(one) ? "   " : " ! "}${one.name.padEnd(nameWidth)}${share}   ${one.right} of ${one.of}${bound}`;
};

const spread = (name: string, values: readonly number[], unit: string, decimals = 1): string => {
  const [middle, high] = [0.5, 0.95].map((share) => percentile(values, share).toFixed(decimals));
  return `   ${name.padEnd(nameWidth)}p50 ${middle} ${unit}, p95 ${high} ${unit}`;
};

/** Names of the figures that are below their bound; questions that no longer fit the pages count as one. */
export const missedBounds = ({ figures, stale }: Evaluation): string[] => [
  ...figures.filter((one) => !holds(one)).map(({ name }) => name),
  ...(stale.length > 0 ? ["questions that fit the pages"] : []),
];

/** The figures, or every failure as well, as lines to be read in a terminal. */
export function report(evaluation: Evaluation, { withFailures = false } = {}): string {
  const { figures, groups, failures, stale, lengths, answerMs, searchMs } = evaluation;
  const failed = failures.map(
    ({ group, id, asked, missed, got }) =>
      `   [${group}] ${id}: ${asked}\n      missed ${missed.join(", ")}: ${got}`,
  );
  return [
    ...(withFailures && failed.length > 0 ? ["  What was missed", ...failed, ""] : []),
    ...(stale.length > 0
      ? ["  Questions that no longer fit the pages", ...stale.map(({ id, why }) => `   ${id}: ${why}`), ""]
      : []),
    ...groups.flatMap(({ name, figures: own }) => [`  ${name}`, ...own.map(line), ""]),
    "  All of it",
    ...figures.map(line),
    spread("an answer has", lengths, "sentences", 0),
    spread("an answer takes", answerMs, "ms"),
    spread("a search takes", searchMs, "ms"),
  ].join("\n");
}
