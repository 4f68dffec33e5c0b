import { plainDigits } from "./digits.ts";

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
