/** A notice stands so long at most; the database refuses more (site_notices_span). */
export const mostNoticeDays = 90;

/** So many stand or are to come. */
export const mostNotices = 200;

/** One that is over is kept so long. */
export const noticeMonths = 12;
