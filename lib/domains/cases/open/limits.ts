/** Rows of a page of the queue. */
export const casesPerPage = 50;
/** How long a pending action can be undone before it is carried out. */
export const pendingSeconds = 30;
/** Working days in which a message of a sender is answered. */
export const daysToAnswer = 3;
export const longestNote = 4_000;
export const longestMessage = 4_000;
export const longestReason = 2_000;
/** The most cases in one export. */
export const mostExported = 50_000;
/** Counts of the queue stop here; a larger one is shown as more. */
export const mostCounted = 10_000;
