import weekends from "../facts/weekends.json" with { type: "json" };

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

const others: Readonly<Record<string, readonly string[]>> = weekends.other;
const isIn = (names: readonly string[]) => weekdays.filter((name) => names.includes(name));

/**
 * The days of the week on which offices are closed, from the week data of Unicode CLDR, with which a test compares
 * them. Empty if CLDR's general rule of Saturday and Sunday contradicts another source: Djibouti (our profile and
 * vacanza/holidays: Friday), Mauritania (vacanza/holidays: Friday and Saturday) and Somalia (its press: Friday).
 */
export const weekendOf = (slug: string): readonly Weekday[] =>
  weekends.disputed.includes(slug) ? [] : isIn(others[slug] ?? weekends.usual);
