/**
 * How a browser sends what it has sealed: the parts one after the other as the body, and what they are as JSON in this header, so that
 * all that can be refused is refused before a body is read.
 */
export const headName = "x-sealed";
export const sealedType = "application/octet-stream";

/** What the proof of work of a call is made for: a token of the site and the receipt's lookup, so that none can be made ahead or twice. */
export const workName = (token: string, lookup: string): string => `${token} ${lookup}`;
