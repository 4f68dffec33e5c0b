import { setTimeout as pause } from "node:timers/promises";

/**
 * Polls until `isSo` returns true; the time limit of the test ends what never is. It waits by the real clock, even if a
 * test has replaced the timers.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}
