/**
 * The header of a call with sealed parts. The body contains the parts one after another, and this header describes them
 * as JSON, so that whatever can be refused is refused before the body is read.
 */
export const headName = "x-sealed";
export const sealedType = "application/octet-stream";

/**
 * The subject of a call's proof of work: a token of the site and the receipt's lookup, so that no proof can be made in
 * advance or used twice.
 */
export const workName = (token: string, lookup: string): string => `${token} ${lookup}`;
