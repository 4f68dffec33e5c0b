/** Rows of a page of the queue. */
export const casesPerPage = 50;
/** So long what staff did to a case can be taken back; then it is done. */
export const heldSeconds = 30;
/** Working days in which a message of a sender is answered. */
export const daysToAnswer = 3;
export const longestNote = 4_000;
export const longestMessage = 4_000;
export const longestReason = 2_000;
/** So many cases a file of the queue takes. */
export const mostTakenOut = 50_000;
/** Counts of the queue go so far; what is more is said to be more. */
export const mostCounted = 10_000;
