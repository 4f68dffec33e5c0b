/** Words are kept only of a query that has no more than so many words and letters, and no longer word. */
export const mostWords = 6;
export const mostLetters = 60;
export const longestWord = 24;

/** So often in a week, or so often in all, words were searched for before anybody may read them. */
export const leastInWeek = 3;
export const leastInAll = 5;

/** What was searched for less often goes so many weeks after its week. */
export const rareWeeks = 2;
/** The rest goes after so many months. */
export const missMonths = 12;
