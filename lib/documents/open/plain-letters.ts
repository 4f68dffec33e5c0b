/** Latin letters, digits and the signs of common writing, all of which the fonts of documents have. */
const plain = /^[\n -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2015\u2018-\u201f\u2026\u202f]*$/u;

/** Whether a text has such letters alone. A text that has others may be drawn whole all the same. */
export const hasPlainLetters = (text: string): boolean => plain.test(text);
