import { dataAsOf } from "../record/as-of.ts";
import type { Country } from "../record/open/schema.ts";
import { weekendOf, type Weekday } from "../record/weekend.ts";
import { dayOf, weekdayNameOf, dueDays, type Closed, type Due } from "./due.ts";
import { dutiesOf, type Duty } from "./duties-of.ts";
import { holidaysOf, yearsOf, type Holiday } from "./holidays-of.ts";

export type { Duty } from "./duties-of.ts";

/** Something due on a day. A return and its payment are two entries if they are due on different days. */
export type DueDuty = { duty: Duty; due: Due; part: "return" | "payment" | null };
/**
 * A duty counted from the end of the firm's financial year. `december` has its days for a year that ends on 31
 * December.
 */
type OwnYearDuty = { duty: Duty; december: readonly string[] };

export type HolidayOnDay = Pick<Holiday, "name" | "isEstimated" | "status" | "note"> & {
  /** Stable when the day is corrected: the name of the holiday, its year, and its index among its days in that year. */
  id: readonly string[];
  /** A day off in place of the holiday or next to it. */
  isDayOff: boolean;
};

export type CalendarDay = {
  date: string;
  holidays: readonly HolidayOnDay[];
  due: readonly DueDuty[];
  /** Why a due date on this day may move: offices are closed. */
  mayMove: Weekday | "holiday" | null;
};

type DutyCalendar = {
  /** The first and the last day of the calendar. */
  from: string;
  until: string;
  /** The days of the week on which offices are closed; empty if the sources disagree. */
  weekend: readonly Weekday[];
  dated: readonly DueDuty[];
  ownYear: readonly OwnYearDuty[];
  /** Duties without a certain date. */
  undated: readonly Duty[];
  /** Every day with a duty or a holiday, in order. */
  days: readonly CalendarDay[];
};

/** The holidays and days off of all years in the list, by date. */
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

/** Sorts duties by what is known of their dates. */
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
 * What is due in a country after registration, taxes included, and its public holidays, from the date of the data to
 * the end of the following year.
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
