const isPlain = /^[\x00-\x7f]*$/;
const isDigit = /^\p{Nd}$/u;

/**
 * The value of a digit in any script. Unicode assigns the ten digits of each script consecutively, zero first, and such
 * runs follow each other without a gap, so the position in the run gives the value.
 */
function valueOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let first = at;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((at - first) % 10);
}

/** A text with the digits of every script, including full-width ones, as 0 to 9. */
export const plainDigits = (text: string): string =>
  isPlain.test(text) ? text : text.replace(/\p{Nd}/gu, valueOf);

/** The digits in a text as 0 to 9, without anything between and around them. */
export const digitsIn = (text: string): string => plainDigits(text).replace(/\D/g, "");
