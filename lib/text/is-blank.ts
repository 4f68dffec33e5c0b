/* Apart from the cleaning of text, because browsers need no more of it. */

const seen = /[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

/** Whether nobody sees anything of a text: it is empty, or made of blanks and unseen letters (Default_Ignorable, `DI`). */
export const isBlank = (text: string): boolean => !seen.test(text);
