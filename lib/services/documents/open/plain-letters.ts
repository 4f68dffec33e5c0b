/** Latin letters, digits and common punctuation, all of which the document fonts have. */
const plain = /^[\n -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2015\u2018-\u201f\u2026\u202f]*$/u;

/** Whether a text has only such characters. The fonts may still have all characters of a text that has others. */
export const hasPlainLetters = (text: string): boolean => plain.test(text);
