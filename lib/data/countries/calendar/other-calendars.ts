import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { daysOf } from "./days.ts";

export type OtherCalendar = "islamic-umalqura" | "ethiopic";

const asked = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * The days of a Gregorian year, indexed by month and day in another calendar: "10-1" is the first day of its tenth
 * month.
 */
function daysByName(calendar: OtherCalendar, year: number): ReadonlyMap<string, readonly string[]> {
  const key = `${calendar} ${year}`;
  const known = asked.get(key);
  if (known) return known;
  const format = dateFormat({ calendar, timeZone: "UTC", month: "numeric", day: "numeric" });
  const days = new Map<string, string[]>();
  for (const day of daysOf(year)) {
    const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
    // Some locales write 01.
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const name = `${part("month")}-${part("day")}`;
    days.set(name, [...(days.get(name) ?? []), day]);
  }
  asked.set(key, days);
  return days;
}

/** The days of a Gregorian year that fall on the given day of another calendar: none, one or two. */
export const daysInYear = (
  calendar: OtherCalendar,
  year: number,
  month: number,
  day: number,
): readonly string[] => daysByName(calendar, year).get(`${month}-${day}`) ?? [];
