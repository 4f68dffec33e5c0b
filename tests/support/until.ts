import { setTimeout as pause } from "node:timers/promises";

/**
 * Asks again and again, between other work, until the answer is yes; the time limit of the test ends what never is. It waits
 * by the clock of the machine, also where a test has taken the timers into its own hands.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}
