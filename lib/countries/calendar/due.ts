import type { Weekday } from "../record/weekend.ts";
import { addDays, dayOf, lastDayOf, weekdayNameOf } from "./days.ts";

/** When a duty is due, as a record writes it for calendars. */
export type Due =
  /** A day after each month, or after each tax period, which is a month or more by the size of the firm. */
  | { every: "month" | "period"; day: number | "last" | "last-working-day" }
  /** Counted from the end of the firm's own year: the days of a year that ends on 31 December. */
  | { every: "year" | "own-year"; on: readonly MonthDay[] };
export type MonthDay = { month: number; day: number };

const lastDays = ["last", "last-working-day"] as const;

const readDay = (written: string): MonthDay => {
  const [month = 0, day = 0] = written.split("-").map(Number);
  return { month, day };
};

/** "month:15", "period:last-working-day", "year:04-30" or "own-year:06-30,12-31" of a record; throws where it is none. */
export function parseDue(written: string): Due {
  const [every = "", rest = ""] = written.split(":");
  if (every === "month" || every === "period")
    return { every, day: lastDays.find((one) => one === rest) ?? Number(rest) };
  if (every === "year" || every === "own-year") return { every, on: rest.split(",").map(readDay) };
  throw new Error(`Nothing is due by the rule ${written}.`);
}

/** What offices are closed on: days off, and days of the week. */
export type Closed = { isOff: (day: string) => boolean; weekend: readonly Weekday[] };

/** The last day of a month on which offices are open. */
export function lastWorkingDay(year: number, month: number, { isOff, weekend }: Closed): string {
  let day = lastDayOf(year, month);
  while (weekend.includes(weekdayNameOf(day)) || isOff(day)) day = addDays(day, -1);
  return day;
}

/** The days of one year on which something is due, in order; of what counts from the firm's own year, the last one's. */
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
