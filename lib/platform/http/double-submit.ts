/**
 * The same request from the same sender within this time is a double submit: a button pressed twice, where no script
 * disables it. It gets the first response, and nothing is done twice.
 */
export const doubleSubmitSeconds = 20;

export const isDoubleSubmit = (doneAt: Date, now: Date = new Date()): boolean =>
  now.getTime() - doneAt.getTime() < doubleSubmitSeconds * 1_000;
