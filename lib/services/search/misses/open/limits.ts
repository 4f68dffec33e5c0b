/** The words of a query are stored only if it has at most this many words and letters, and no longer word. */
export const mostWords = 6;
export const mostLetters = 60;
export const longestWord = 24;
