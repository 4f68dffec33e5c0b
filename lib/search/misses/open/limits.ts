/** The words of a query are stored only if it has at most this many words and letters, and no longer word. */
export const mostWords = 6;
export const mostLetters = 60;
export const longestWord = 24;

/** How often words must be searched for, in a week or in all, before anybody may read them. */
export const leastInWeek = 3;
export const leastInAll = 5;

/** Rarer searches are deleted this many weeks after their week. */
export const rareWeeks = 2;
/** The rest is deleted after this many months. */
export const missMonths = 12;
