import { plainDigits } from "./digits.ts";

/** How somebody meant the one mark in a number such as 1.250: between thousands, or before decimals. */
export const meanings = ["thousands", "decimals"] as const;
export type Meaning = (typeof meanings)[number];

/** What a number means in each reading, in digits. */
export type Readings = Readonly<Record<Meaning, string>>;

const shape = /^([-+\u2212]?[1-9]\d{0,2})[.,\u060c](\d{3})$/;

/**
 * Both readings of a number that has two, a thousand apart: "1.250" and "1,250" are 1250 in one country and 1.25 in the
 * next. Undefined for every other text: no number begins with 0 before its thousands.
 */
export function twoReadings(typed: string): Readings | undefined {
  const [, whole, rest] = shape.exec(plainDigits(typed).trim()) ?? [];
  if (!whole || !rest) return undefined;
  const sign = whole.replace("\u2212", "-");
  return { thousands: `${sign}${rest}`, decimals: String(Number(`${sign}.${rest}`)) };
}

/** The reading as it is typed so that it is not asked again: 1.234 with a zero more. */
export const unmistakable = (number: string): string => (twoReadings(number) ? `${number}0` : number);
