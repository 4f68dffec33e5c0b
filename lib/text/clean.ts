import { isBlank } from "./is-blank.ts";

/** Control characters other than line break and tab carry no meaning, and PostgreSQL refuses some of them. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** These have the text after them drawn in another order, beyond the words they stand in. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;

/** Unicode draws these as nothing or as a blank: joiners, direction marks, soft hyphens, fillers, the empty Braille cell. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/gu;

/** Blanks, and what a messenger or an address book adds around a text and no script spells with. */
const around = /[\s\u00ad\u200b\u2060\ufeff]/;

/** Without them at both ends. A pattern bound to the end takes the square of the time on a text full of blanks. */
function trim(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && around.test(text.charAt(from))) from += 1;
  while (to > from && around.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** A text without its unseen letters: for what no script spells with joiners, such as addresses and numbers. */
export const withoutUnseen = (text: string): string => text.replace(unseen, "");

/**
 * Text as it is stored. Browsers send line breaks as CR LF and scripts as LF; both are one character of the visitor's.
 * Joiners inside a name stay; a text that shows nothing is empty.
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

/** The same in one line. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, " ");
