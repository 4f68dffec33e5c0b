import "server-only";
import { poll } from "#lib/platform/cache/poll.ts";
import { holdMode } from "./navigator-mode.ts";
import { readMode } from "./read-mode.ts";

/** How often an instance polls the mode: one row, read by its key. */
const everyMs = 5_000;

/** Applies the stored mode to this process. */
export async function refreshMode(): Promise<void> {
  holdMode((await readMode()).mode);
}

/** Polls the stored mode and applies it to this process: at once, and again every five seconds. */
export const followMode = (): void => poll({ name: "refreshMode", everyMs, read: refreshMode });
