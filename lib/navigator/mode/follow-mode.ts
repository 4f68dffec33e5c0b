import "server-only";
import { poll } from "../../poll.ts";
import { holdMode } from "./navigator-mode.ts";
import { readMode } from "./read-mode.ts";

/** So often an instance looks how the navigator is to answer: one row by its key. */
const everyMs = 5_000;

/** Has this process answer in the mode that is stored. */
export async function refreshMode(): Promise<void> {
  holdMode((await readMode()).mode);
}

/** Keeps the mode of this process the one that is stored: at once, and again every five seconds. */
export const followMode = (): void => poll({ deed: "refreshMode", everyMs, read: refreshMode });
