import { weekdays, type Weekday } from "../record/weekend.ts";

/** Days are strings in the form YYYY-MM-DD, which also sorts them by date. */

const dayMs = 86_400_000;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The date of a day. A month or day past the end rolls over: 31 April becomes 1 May. */
export const dayOf = (year: number, month: number, day: number): string =>
  written(Date.UTC(year, month - 1, day));

export const addDays = (day: string, count: number): string => written(utc(day).getTime() + count * dayMs);

/** How many days `other` is after `day`; negative if it is before. */
export const daysBetween = (day: string, other: string): number =>
  (utc(other).getTime() - utc(day).getTime()) / dayMs;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay();

export const weekdayNameOf = (day: string): Weekday => weekdays[weekdayOf(day) - 1] ?? "Sunday";

export const lastDayOf = (year: number, month: number): string => dayOf(year, month + 1, 0);

export function daysOf(year: number): string[] {
  const first = dayOf(year, 1, 1);
  return Array.from({ length: daysBetween(first, dayOf(year + 1, 1, 1)) }, (_, at) => addDays(first, at));
}
