/**
 * So long after something was done, the same from the same sender is the second press of one button, where no script holds it
 * back: it gets the answer of the first, and is done once.
 */
export const secondPressSeconds = 20;

export const isSecondPress = (doneAt: Date, now: Date = new Date()): boolean =>
  now.getTime() - doneAt.getTime() < secondPressSeconds * 1_000;
