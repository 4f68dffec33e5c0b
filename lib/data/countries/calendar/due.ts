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
const daysBetween = (day: string, other: string): number =>
  (utc(other).getTime() - utc(day).getTime()) / dayMs;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay();

export const weekdayNameOf = (day: string): Weekday => weekdays[weekdayOf(day) - 1] ?? "Sunday";

export const lastDayOf = (year: number, month: number): string => dayOf(year, month + 1, 0);

export function daysOf(year: number): string[] {
  const first = dayOf(year, 1, 1);
  return Array.from({ length: daysBetween(first, dayOf(year + 1, 1, 1)) }, (_, at) => addDays(first, at));
}

/** When a duty is due, parsed from the calendar form in a record. */
export type Due =
  /**
   * A day in the month after each month or tax period. A tax period is a month or longer, depending on the size of the
   * firm.
   */
  | { every: "month" | "period"; day: number | "last" | "last-working-day" }
  /**
   * Fixed dates. Those of `own-year` count from the end of the firm's financial year and are given for one that ends on
   * 31 December.
   */
  | { every: "year" | "own-year"; on: readonly MonthDay[] };
export type MonthDay = { month: number; day: number };

const lastDays = ["last", "last-working-day"] as const;

const readDay = (written: string): MonthDay => {
  const [month = 0, day = 0] = written.split("-").map(Number);
  return { month, day };
};

/**
 * Parses "month:15", "period:last-working-day", "year:04-30" or "own-year:06-30,12-31" from a record; throws on any
 * other form.
 */
export function parseDue(written: string): Due {
  const [every = "", rest = ""] = written.split(":");
  if (every === "month" || every === "period")
    return { every, day: lastDays.find((one) => one === rest) ?? Number(rest) };
  if (every === "year" || every === "own-year") return { every, on: rest.split(",").map(readDay) };
  throw new Error(`Nothing is due by the rule ${written}.`);
}

/** When offices are closed: days off and the weekend. */
export type Closed = { isOff: (day: string) => boolean; weekend: readonly Weekday[] };

/** The last day of a month on which offices are open. */
export function lastWorkingDay(year: number, month: number, { isOff, weekend }: Closed): string {
  let day = lastDayOf(year, month);
  while (weekend.includes(weekdayNameOf(day)) || isOff(day)) day = addDays(day, -1);
  return day;
}

/**
 * The days of one year on which something is due, in order. Dates of `own-year` belong to the firm's financial year
 * that ended before.
 */
export function dueDays(due: Due, year: number, closed: Closed): string[] {
  if ("on" in due) return due.on.map(({ month, day }) => dayOf(year, month, day)).toSorted();
  const { day } = due;
  return Array.from({ length: 12 }, (_, at) => {
    const last = lastDayOf(year, at + 1);
    if (day === "last-working-day") return lastWorkingDay(year, at + 1, closed);
    const found = day === "last" ? last : dayOf(year, at + 1, day);
    return found > last ? last : found;
  });
}
