/** How long a rejected post is kept as a draft for its visitor. */
export const draftMinutes = 60;

/** How long an unfinished form is kept after its last change: in the browser it was begun in, and for a member. */
export const startedDays = 7;
export const startedMemberDays = 30;

/** The longest message of a sender, or of staff, about a submission. */
export const wordsLength = 2000;

/** A submission that is neither decided nor withdrawn is deleted this long after its last event. */
export const openSubmissionMonths = 24;

/** How long most forms are kept after they were decided or withdrawn: the `keepMonths` of their definitions. */
export const decidedMonths = 24;

/** How long a letter is kept after its sender closed it: we have no use for the names and dates in it. */
export const letterMonths = 6;
