import type { Holidays, ListedHoliday } from "../record/open/holidays-schema.ts";
import type { Status } from "../record/open/fields.ts";
import { daysByRule, isEstimatedBy, parseRule } from "./holiday-rules.ts";

export type Holiday = Pick<ListedHoliday, "name" | "localName" | "announced" | "note"> & {
  /** Its days in each year of the list, in order; empty for a year in which it is not held or not known yet. */
  days: readonly (readonly string[])[];
  daysOff: readonly string[];
  /** Depends on the moon and may shift by a day. */
  isEstimated: boolean;
  status: Status;
};

/** The days of a holiday in a year: those that the record states, else those that its rule gives. */
export function daysOfHoliday(
  { rule, dates = [], notIn = [] }: Pick<ListedHoliday, "rule" | "dates" | "notIn">,
  year: number,
): readonly string[] {
  if (notIn.includes(year)) return [];
  const stated = dates.filter((date) => date.startsWith(`${year}-`));
  if (stated.length > 0 || rule === null) return stated;
  return daysByRule(parseRule(rule), year);
}

/** Every year of a list, from the first to the last. */
export const yearsOf = ({ years: [first, last] }: Pick<Holidays, "years">): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The public holidays of a list with their days in each of its years. */
export const holidaysOf = (list: Pick<Holidays, "years" | "days">): Holiday[] =>
  list.days.map((holiday) => ({
    name: holiday.name,
    localName: holiday.localName,
    announced: holiday.announced,
    note: holiday.note,
    days: yearsOf(list).map((year) => daysOfHoliday(holiday, year)),
    daysOff: holiday.daysOff ?? [],
    isEstimated: holiday.rule !== null && isEstimatedBy(parseRule(holiday.rule)),
    status: holiday.status,
  }));
