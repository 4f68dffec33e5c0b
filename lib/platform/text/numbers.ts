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

/** The meaning of the one separator in a number such as 1.250: it groups thousands, or it is the decimal mark. */
export const meanings = ["thousands", "decimals"] as const;
export type Meaning = (typeof meanings)[number];

/** A number in each reading, in digits. */
export type Readings = Readonly<Record<Meaning, string>>;

const shape = /^([-+\u2212]?[1-9]\d{0,2})[.,\u060c](\d{3})$/;

/**
 * Both readings of a number that has two, a thousand apart: "1.250" and "1,250" are 1250 in one country and 1.25 in the
 * next. Undefined for every other text: a number with thousands does not begin with 0.
 */
export function twoReadings(typed: string): Readings | undefined {
  const [, whole, rest] = shape.exec(plainDigits(typed).trim()) ?? [];
  if (!whole || !rest) return undefined;
  const sign = whole.replace("\u2212", "-");
  return { thousands: `${sign}${rest}`, decimals: String(Number(`${sign}.${rest}`)) };
}

/** A number in a form that has only one reading, so that it is not asked about again: 1.234 with one more zero. */
export const unmistakable = (number: string): string => (twoReadings(number) ? `${number}0` : number);
