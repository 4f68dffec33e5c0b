/** Control characters other than line break and tab carry no meaning, and PostgreSQL refuses some of them. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** These have the text after them drawn in another order, beyond the words they stand in. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;

/** Browsers send line breaks as CR LF and scripts as LF; both are one character of the visitor's. */
export const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(controls, "")
    .replace(reordering, "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .trim();

/** The same in one line. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, " ");
