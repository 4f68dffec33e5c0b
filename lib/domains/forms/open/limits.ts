/** The longest message of a sender, or of staff, about a submission. */
export const wordsLength = 2000;
