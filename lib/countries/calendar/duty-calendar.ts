import { dataAsOf } from "../record/as-of.ts";
import type { Registration } from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import { dayOf, lastDayOf, weekdayOf } from "./days.ts";
import { holidaysOf, yearsOf, type Holiday } from "./holidays-of.ts";
import { parseWhen, type When } from "./parse-when.ts";
import { withTaxReturns } from "./tax-returns.ts";

export type Duty = Registration["duties"][number];

/** A duty that is due on days everybody can work out. */
export type DatedDuty = { duty: Duty; when: Exclude<When, { every: "own year" }> };
/** A duty that counts from the end of the firm's own year; `december`: when it is due where that is 31 December. */
type OwnYearDuty = { duty: Duty; months: number; december: string };

export type HolidayOnDay = Pick<Holiday, "name" | "isEstimated" | "status" | "note"> & {
  /** What stays the same when the day is corrected: the feast, its year, and which of its days in that year it is. */
  id: readonly string[];
  /** Not the feast itself, but off in place of it or beside it. */
  isDayOff: boolean;
};

export type CalendarDay = {
  date: string;
  holidays: readonly HolidayOnDay[];
  due: readonly Duty[];
  /** Why what is due on the day may be due on another: offices are closed. */
  mayMove: "Sunday" | "holiday" | null;
};

type DutyCalendar = {
  /** The first and the last day it looks at. */
  from: string;
  until: string;
  dated: readonly DatedDuty[];
  ownYear: readonly OwnYearDuty[];
  /** Duties of which no certain date is known. */
  undated: readonly Duty[];
  /** Every day on which something is due or on which is a holiday, in order. */
  days: readonly CalendarDay[];
};

const sunday = 0;

/** The days of one year on which a duty is due. */
export function dueDays({ when }: Pick<DatedDuty, "when">, year: number): string[] {
  if (when.every === "year") return when.on.map(({ month, day }) => dayOf(year, month, day)).toSorted();
  return Array.from({ length: 12 }, (_, at) => {
    const last = lastDayOf(year, at + 1);
    const day = dayOf(year, at + 1, when.day);
    return day > last ? last : day;
  });
}

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

/** The duties of a record by what their words say of the date. */
function sortDuties(duties: readonly Duty[], yearEnd: number) {
  const dated: DatedDuty[] = [];
  const ownYear: OwnYearDuty[] = [];
  const undated: Duty[] = [];
  for (const duty of duties) {
    const when = parseWhen(duty.when);
    if (!when) undated.push(duty);
    else if (when.every !== "own year") dated.push({ duty, when });
    else ownYear.push({ duty, months: when.months, december: lastDayOf(yearEnd + 1, when.months) });
  }
  return { dated, ownYear, undated };
}

/**
 * What is due in a country once a business is registered, its tax returns among it, and its public holidays, from the day of the data to the end
 * of the year after.
 */
export function dutyCalendar(country: Country): DutyCalendar {
  const year = Number(dataAsOf.slice(0, 4));
  const [from, until] = [dataAsOf, dayOf(year + 1, 12, 31)];
  const sorted = sortDuties(
    withTaxReturns(country, ({ when }) => parseWhen(when) !== null),
    year,
  );
  const holidays = holidaysByDay(country);
  const due = new Map<string, Duty[]>();
  for (const one of sorted.dated)
    for (const day of [...dueDays(one, year), ...dueDays(one, year + 1)])
      due.set(day, [...(due.get(day) ?? []), one.duty]);
  const days = [...new Set([...holidays.keys(), ...due.keys()])]
    .filter((date) => date >= from && date <= until)
    .toSorted()
    .map((date): CalendarDay => {
      const off = holidays.get(date) ?? [];
      const dueThen = due.get(date) ?? [];
      const isClosed = off.length > 0 ? "holiday" : weekdayOf(date) === sunday ? "Sunday" : null;
      return { date, holidays: off, due: dueThen, mayMove: dueThen.length > 0 ? isClosed : null };
    });
  return { from, until, ...sorted, days };
}
