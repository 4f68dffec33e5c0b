/** What is typed beyond this has been said before it. */
export const longestSearch = 200;
/** So many results a call may ask for at once. */
export const mostResults = 20;
