/** Entries on one page of a directory. */
export const listingsPerPage = 20;

/** The longest search text; anything beyond it is ignored. */
export const longestSearch = 80;
