const isPlain = /^[\x00-\x7f]*$/;

/**
 * Text as the search compares it: lower case, no accents, no apostrophes, one space between words. Most of it is plain English,
 * which needs no tables of Unicode: half the time.
 */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text
        .replace(/['`]/g, "")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim()
    : text
        .normalize("NFKD")
        .replace(/[\p{M}'’ʼ‘`´]/gu, "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
