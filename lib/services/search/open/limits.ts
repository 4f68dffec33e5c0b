/** Input beyond this length is not searched for: the words before it say what is meant. */
export const longestSearch = 200;
/** The most results an API call may ask for at once. */
export const mostResults = 20;
