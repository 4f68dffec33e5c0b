const isPlain = /^[\x00-\x7f]*$/;
const isDigit = /^\p{Nd}$/u;

/**
 * The value of a digit of any script. Unicode assigns the ten digits of each script in a row, zero first, and such rows follow
 * each other without a gap: the place in the row is the value.
 */
function valueOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let first = at;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((at - first) % 10);
}

/** Text with the digits of every script, full-width ones too, as 0 to 9. */
export const plainDigits = (text: string): string =>
  isPlain.test(text) ? text : text.replace(/\p{Nd}/gu, valueOf);

/** The digits in a text as 0 to 9, without what stands between and around them. */
export const digitsIn = (text: string): string => plainDigits(text).replace(/\D/g, "");
