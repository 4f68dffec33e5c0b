/* Separate from `clean.ts`, because browsers need no more of it. */

const seen = /[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

/**
 * Whether a text has no visible character: it is empty, or only blanks and invisible characters (Default_Ignorable,
 * `DI`).
 */
export const isBlank = (text: string): boolean => !seen.test(text);
