/** How long what was typed into a form that could not be taken waits for its visitor. */
export const draftMinutes = 60;

/** How long a form that is not finished waits after its last change: in the browser it was begun in, and for a member. */
export const startedDays = 7;
export const startedMemberDays = 30;

/** Words of a sender, or of staff, about something that was sent. */
export const wordsLength = 2000;

/** What was sent and is neither decided nor withdrawn goes this long after the last that happened to it. */
export const openSubmissionMonths = 24;

/** How long most forms are kept after they were decided or withdrawn: `keepMonths` of their definitions. */
export const decidedMonths = 24;

/** How long a letter is kept after its sender closed it: names and dates in it are of no use to us. */
export const letterMonths = 6;
