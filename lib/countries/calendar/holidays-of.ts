import type { Holidays, ListedHoliday } from "../record/open/holidays-schema.ts";
import { addDays, daysBetween, weekdayOf } from "./days.ts";
import { daysByRule, holidayRules, type HolidayRule } from "./holiday-rules.ts";

export type Holiday = {
  name: string;
  /** The day in the year before the list's; null where it cannot be worked out with certainty, or there is none. */
  before: string | null;
  /** The day in the year of the list. */
  listed: string;
  /** Follows the moon: may shift by a day. */
  isEstimated: boolean;
  /** Only this list has it on that date; a second one has not. */
  isDisputed: boolean;
};

/** So many days a feast may be away from the reckoned calendar where the moon is looked for. */
const mostByMoon = 1;
const sunday = 0;

/** The first day of the days in a row that bear the same name, and the place of a day among them. */
function runOf({ date, name }: ListedHoliday, days: readonly ListedHoliday[]) {
  const dates = new Set(days.filter((one) => one.name === name).map((one) => one.date));
  let start = date;
  while (dates.has(addDays(start, -1))) start = addDays(start, -1);
  let length = daysBetween(start, date) + 1;
  while (dates.has(addDays(start, length))) length += 1;
  return { start, at: daysBetween(start, date), length };
}

/** The same feast in another year; null where the day is none of the feast's own, but a day off in place of it. */
function byMoon(
  day: ListedHoliday,
  rules: readonly HolidayRule[],
  { year, days }: Pick<Holidays, "year" | "days">,
): string | null {
  const { start, at, length } = runOf(day, days);
  // A Monday after a Sunday may be a second day of the feast as well as a day off for the first.
  if (at === 1 && length === 2 && weekdayOf(start) === sunday) return null;
  const rule = rules.find((one) =>
    daysByRule(one, year).some((reckoned) => Math.abs(daysBetween(reckoned, start)) <= mostByMoon),
  );
  const first = rule && daysByRule(rule, year - 1)[0];
  return first ? addDays(first, at) : null;
}

const isOfMoon = (rule: HolidayRule) => rule.by === "calendar" && rule.calendar === "islamic-umalqura";

/** A day off is no second feast of the same name. */
const dayOff = (name: string): string => (/^Day off /.test(name) ? name : `Day off for ${name}`);

function dayBefore(day: ListedHoliday, list: Pick<Holidays, "year" | "days">): string | null {
  const { date, name, kind } = day;
  const rules = holidayRules[name] ?? [];
  switch (kind) {
    case "fixed":
      return `${list.year - 1}${date.slice(4)}`;
    case "islamic":
      return byMoon(day, rules.filter(isOfMoon), list);
    case "movable": {
      const rule = rules.find((one) => daysByRule(one, list.year).includes(date));
      return (rule && daysByRule(rule, list.year - 1)[0]) ?? null;
    }
    case "observed":
      return null;
    default:
      return kind satisfies never;
  }
}

/**
 * The public holidays of the year of the list and of the year before, which is worked out by rule: dates that are the
 * same each year, Easter, weekdays, and other calendars. A rule is used only where it also gives the date in the list.
 * Days off in place of a holiday are not worked out: a government announces each.
 */
export function holidaysOf(list: Holidays): Holiday[] {
  const disputed = new Set(list.compared?.onlyHere.map(({ date, name }) => `${date} ${name}`));
  const seen = new Set<string>();
  return list.days.map((day) => {
    const found = dayBefore(day, list);
    const key = `${found} ${day.name}`;
    // The list's year can hold a feast of the moon twice; the year before has it once.
    const before = seen.has(key) ? null : found;
    if (found) seen.add(key);
    return {
      name: day.kind === "observed" ? dayOff(day.name) : day.name,
      before,
      listed: day.date,
      isEstimated: day.kind === "islamic",
      isDisputed: disputed.has(`${day.date} ${day.name}`),
    };
  });
}
