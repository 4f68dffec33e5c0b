/** Text as the search compares it: lower case, no accents, no apostrophes, one space between words. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ‘`´]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
