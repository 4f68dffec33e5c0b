/** How long a code to sign in can be used. */
export const codeMinutes = 10;

/** How long a rejected post is kept as a draft for its visitor. */
export const draftMinutes = 60;

/** How long an unfinished form is kept after its last change: in the browser it was begun in, and for a member. */
export const startedDays = 7;
export const startedMemberDays = 30;

/** A submission that is neither decided nor withdrawn is deleted this long after its last event. */
export const openSubmissionMonths = 24;

/** How long most forms are kept after they were decided or withdrawn: the `keepMonths` of their definitions. */
export const decidedMonths = 24;

/** How long a letter is kept after its sender closed it: we have no use for the names and dates in it. */
export const letterMonths = 6;

/** How long a file is kept after it was added, if its form is abandoned. */
export const unsentDays = 1;

/** How long a file that was sent is kept after the end of its case. */
export const keptDays = 90;

/** How long an enquiry is kept; stated next to every form. */
export const leadRetentionMonths = 24;

/** How long a conversation is kept after the visitor's last message. */
export const chatMonths = 12;

/** How long a confidential case is kept after it is closed. */
export const closedMonths = 12;

/** How long a past notice is kept. */
export const noticeMonths = 12;

/** How long a closed vacancy is kept. */
export const vacancyMonths = 12;

/** How long a delivery to a webhook is kept, whether it was sent or waits. */
export const deliveryDays = 30;

/** How often words must be searched for, in a week or in all, before anybody may read them. */
export const leastInWeek = 3;
export const leastInAll = 5;

/** Rarer searches are deleted this many weeks after their week, the rest after this many months. */
export const rareWeeks = 2;
export const missMonths = 12;
