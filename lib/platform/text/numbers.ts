import { withoutUnseen } from "./clean.ts";

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

/** The number that was typed, or both readings if it has two. */
type NumberRead = { value: number } | { either: Readings };

const blanksOrQuotes = /[\s'\u2019\u02bc\u066c]/g;

/** Groups of three with one separator, or with commas as in India: 12,34,567. */
const grouped = /^(?:\d{1,3}(?:( |,|\.)\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/;

/**
 * The digits of a whole number that at most one kind of separator groups; undefined if the separators do not group it.
 */
function wholeOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  return grouped.test(text) ? text.replace(/\D/g, "") : undefined;
}

/** Splits at the last separator if it occurs only once, and so is not the one that groups digits. */
function splitDecimals(text: string): { whole: string; decimals: string } {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const mark = text[at];
  const isOnce = mark !== undefined && text.indexOf(mark) === at;
  return isOnce ? { whole: text.slice(0, at), decimals: text.slice(at + 1) } : { whole: text, decimals: "" };
}

/**
 * Reads a number as people write it, in the digits of any script: 1250, 1 250, 1'250, 1.250.000, 2,5, 1.250,5 and
 * 1,250.50. If it has two readings a thousand apart and `meant` does not say which, it returns both. Undefined if it is
 * not a number.
 */
export function readNumber(typed: string, meant?: Meaning): NumberRead | undefined {
  const text = plainDigits(withoutUnseen(typed)).trim().replace(/\.$/, "");
  const either = twoReadings(text);
  if (either) return meant ? { value: Number(either[meant]) } : { either };
  const [, sign = "", digits = ""] = /^([-+\u2212]?)(.*)$/s.exec(text) ?? [];
  // The Arabic decimal separator never groups thousands, so it becomes a point only after the check for two readings.
  const { whole, decimals } = splitDecimals(
    digits
      .replace(/\u066b/g, ".")
      .replace(/\u060c/g, ",")
      .replace(blanksOrQuotes, " "),
  );
  const read = whole === "" && decimals !== "" ? "0" : wholeOf(whole);
  if (read === undefined || !/^\d*$/.test(decimals)) return undefined;
  const value = Number(`${read}.${decimals || "0"}`);
  return { value: sign === "" || sign === "+" ? value : -value };
}
