/** What is typed beyond this is not searched for: the words before it have said what is meant. */
export const longestSearch = 200;
/** So many results a call may ask for at once. */
export const mostResults = 20;
