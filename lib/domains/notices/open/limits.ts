/** The longest that a notice may be shown; the database enforces it too (site_notices_span). */
export const mostNoticeDays = 90;

/** The maximum number of current and future notices. */
export const mostNotices = 200;
