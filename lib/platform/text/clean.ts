/* Separate from `clean.ts`, because browsers need no more of it. */

const seen = /[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

/**
 * Whether a text has no visible character: it is empty, or only blanks and invisible characters (Default_Ignorable,
 * `DI`).
 */
export const isBlank = (text: string): boolean => !seen.test(text);

/** Control characters other than line break and tab carry no meaning, and PostgreSQL refuses some of them. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Bidirectional controls, which reorder the text after them, even beyond the words they are in. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Characters that are rendered as nothing or as a blank: joiners, direction marks, soft hyphens, fillers, the empty
 * Braille cell.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/gu;

/** Blanks, and what messengers and address books add around a text and no script needs for spelling. */
const around = /[\s\u00ad\u200b\u2060\ufeff]/;

/**
 * Removes these at both ends. A regular expression anchored to the end takes quadratic time on a text full of blanks.
 */
function trim(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && around.test(text.charAt(from))) from += 1;
  while (to > from && around.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** A text without invisible characters: for what no script spells with joiners, such as addresses and numbers. */
export const withoutUnseen = (text: string): string => text.replace(unseen, "");

/**
 * A text as it is stored. Browsers send line breaks as CR LF and scripts as LF; both count as one character. Joiners
 * inside a name stay. A text with nothing visible becomes empty.
 */
export const clean = (text: string): string =>
  isBlank(text)
    ? ""
    : trim(
        text
          .replace(/\r\n?|[\u2028\u2029]/g, "\n")
          .replace(controls, "")
          .replace(reordering, "")
          .replace(/\p{Surrogate}/gu, "\ufffd"),
      );

/** The same, on one line. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, " ");
