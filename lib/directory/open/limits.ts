/** So many entries stand on one page of a directory. */
export const listingsPerPage = 20;

/** So much of what is typed into the search is looked for. */
export const longestSearch = 80;
