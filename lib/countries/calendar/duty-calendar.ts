import { dataAsOf } from "../record/as-of.ts";
import type { Country } from "../record/open/schema.ts";
import { weekendOf, type Weekday } from "../record/weekend.ts";
import { dayOf, weekdayNameOf } from "./days.ts";
import { dueDays, type Closed, type Due } from "./due.ts";
import { dutiesOf, type Duty } from "./duties-of.ts";
import { holidaysOf, yearsOf, type Holiday } from "./holidays-of.ts";

export type { Duty } from "./duties-of.ts";

/** What is due on a day: a return and its payment are two where they are due on two days. */
export type DueDuty = { duty: Duty; due: Due; part: "return" | "payment" | null };
/** A duty that counts from the end of the firm's own year; `december`: its days where that is 31 December. */
type OwnYearDuty = { duty: Duty; december: readonly string[] };

export type HolidayOnDay = Pick<Holiday, "name" | "isEstimated" | "status" | "note"> & {
  /** What stays the same when the day is corrected: the feast, its year, and which of its days in that year it is. */
  id: readonly string[];
  /** Not the feast itself, but off in place of it or beside it. */
  isDayOff: boolean;
};

export type CalendarDay = {
  date: string;
  holidays: readonly HolidayOnDay[];
  due: readonly DueDuty[];
  /** Why what is due on the day may be due on another: offices are closed. */
  mayMove: Weekday | "holiday" | null;
};

type DutyCalendar = {
  /** The first and the last day it looks at. */
  from: string;
  until: string;
  /** The days of the week on which offices are closed; empty where the sources disagree. */
  weekend: readonly Weekday[];
  dated: readonly DueDuty[];
  ownYear: readonly OwnYearDuty[];
  /** Duties of which no certain date is known. */
  undated: readonly Duty[];
  /** Every day on which something is due or on which is a holiday, in order. */
  days: readonly CalendarDay[];
};

/** The holidays of the years of the list and their days off, each on its day. */
export function holidaysByDay({ holidays: list }: Pick<Country, "holidays">): Map<string, HolidayOnDay[]> {
  const byDay = new Map<string, HolidayOnDay[]>();
  const put = (date: string, holiday: HolidayOnDay) => byDay.set(date, [...(byDay.get(date) ?? []), holiday]);
  if (!list) return byDay;
  const years = yearsOf(list);
  for (const { name, isEstimated, status, note, days, daysOff } of holidaysOf(list)) {
    const known = { name, isEstimated, status, note };
    for (const [at, dates] of days.entries())
      for (const [nth, date] of dates.entries())
        put(date, { ...known, id: [name, `${years[at]}`, `${nth}`], isDayOff: false });
    for (const year of years)
      for (const [nth, date] of daysOff.filter((day) => day.startsWith(`${year}-`)).entries())
        put(date, { ...known, id: ["day off", name, `${year}`, `${nth}`], isDayOff: true });
  }
  return byDay;
}

/** The duties of a record by what is known of their days. */
function sortDuties(duties: readonly Duty[], year: number, closed: Closed) {
  const dated: DueDuty[] = [];
  const ownYear: OwnYearDuty[] = [];
  const undated: Duty[] = [];
  for (const duty of duties) {
    const { due, payment } = duty;
    if (!due) undated.push(duty);
    else if (due.every === "own-year") {
      const december = [...dueDays(due, year, closed), ...dueDays(due, year + 1, closed)].filter(
        (day) => day >= dataAsOf,
      );
      ownYear.push({ duty, december });
    } else {
      dated.push({ duty, due, part: payment && "return" });
      if (payment) dated.push({ duty, due: payment, part: "payment" });
    }
  }
  return { dated, ownYear, undated };
}

/**
 * What is due in a country once a business is registered, its taxes among it, and its public holidays, from the day of the
 * data to the end of the year after.
 */
export function dutyCalendar(country: Country): DutyCalendar {
  const year = Number(dataAsOf.slice(0, 4));
  const [from, until] = [dataAsOf, dayOf(year + 1, 12, 31)];
  const holidays = holidaysByDay(country);
  const weekend = weekendOf(country.slug);
  const closed = { isOff: (day: string) => holidays.has(day), weekend };
  const sorted = sortDuties(dutiesOf(country), year, closed);
  const due = new Map<string, DueDuty[]>();
  for (const one of sorted.dated)
    for (const day of [...dueDays(one.due, year, closed), ...dueDays(one.due, year + 1, closed)])
      due.set(day, [...(due.get(day) ?? []), one]);
  const days = [...new Set([...holidays.keys(), ...due.keys()])]
    .filter((date) => date >= from && date <= until)
    .toSorted()
    .map((date): CalendarDay => {
      const off = holidays.get(date) ?? [];
      const dueThen = due.get(date) ?? [];
      const weekday = weekdayNameOf(date);
      const isClosed = off.length > 0 ? "holiday" : weekend.includes(weekday) ? weekday : null;
      return { date, holidays: off, due: dueThen, mayMove: dueThen.length > 0 ? isClosed : null };
    });
  return { from, until, weekend, ...sorted, days };
}
