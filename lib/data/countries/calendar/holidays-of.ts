import { addDays, dayOf, weekdayOf, daysOf } from "./due.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import type { Holidays, ListedHoliday } from "../record/open/holidays-schema.ts";
import type { Status } from "../record/open/fields.ts";

type OtherCalendar = "islamic-umalqura" | "ethiopic";

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
const daysInYear = (calendar: OtherCalendar, year: number, month: number, day: number): readonly string[] =>
  daysByName(calendar, year).get(`${month}-${day}`) ?? [];

/** Easter Sunday of the Western churches (Gregorian calendar), by the algorithm of Meeus, Jones and Butcher. */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const whole = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(whole / 31), (whole % 31) + 1);
}

/** How many days the Julian calendar is behind the Gregorian from 1900 to 2099. */
const julianDelay = 13;

/** Easter Sunday of the Orthodox churches (Julian calendar), as a Gregorian date. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const whole = d + e + 114;
  return addDays(dayOf(year, Math.floor(whole / 31), (whole % 31) + 1), julianDelay);
}

/** How the date of a holiday is computed for each year. */
type HolidayRule =
  | { by: "date"; month: number; day: number }
  | { by: "easter" | "orthodox easter"; plus: number }
  | { by: "weekday"; nth: number; weekday: number; month: number; plus: number }
  | { by: "calendar"; calendar: OtherCalendar; month: number; day: number; plus: number }
  /** Lunisolar, as Hindu and Chinese festivals are; not computed here. */
  | { by: "lunisolar" };

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Month and day of feasts in their own calendar. */
const feasts: Readonly<Record<string, readonly [OtherCalendar, month: number, day: number]>> = {
  "islamic:new-year": ["islamic-umalqura", 1, 1],
  "islamic:ashura": ["islamic-umalqura", 1, 10],
  "islamic:magal": ["islamic-umalqura", 2, 18],
  "islamic:mawlid": ["islamic-umalqura", 3, 12],
  "islamic:mawlid-baptism": ["islamic-umalqura", 3, 19],
  "islamic:isra-miraj": ["islamic-umalqura", 7, 27],
  "islamic:laylat-al-qadr": ["islamic-umalqura", 9, 27],
  "islamic:eid-al-fitr": ["islamic-umalqura", 10, 1],
  "islamic:arafah": ["islamic-umalqura", 12, 9],
  "islamic:eid-al-adha": ["islamic-umalqura", 12, 10],
  "ethiopian:new-year": ["ethiopic", 1, 1],
  "ethiopian:meskel": ["ethiopic", 1, 17],
  "ethiopian:genna": ["ethiopic", 4, 29],
  "ethiopian:timket": ["ethiopic", 5, 11],
  "ethiopian:adwa": ["ethiopic", 6, 23],
  "ethiopian:patriots": ["ethiopic", 8, 27],
};

const forms: readonly (readonly [form: RegExp, read: (...found: string[]) => HolidayRule | undefined])[] = [
  [/^(\d{2})-(\d{2})$/, (month, day) => ({ by: "date", month: Number(month), day: Number(day) })],
  [/^easter([+-]\d+)$/, (plus) => ({ by: "easter", plus: Number(plus) })],
  [/^orthodox-easter([+-]\d+)$/, (plus) => ({ by: "orthodox easter", plus: Number(plus) })],
  [
    /^nth:(-?\d):([a-z]{3}):(\d{2})([+-]\d+)?$/,
    (nth, weekday = "", month, plus = "0") => ({
      by: "weekday",
      nth: Number(nth),
      weekday: weekdays.indexOf(weekday),
      month: Number(month),
      plus: Number(plus),
    }),
  ],
  [/^lunisolar:/, () => ({ by: "lunisolar" })],
  [
    /^((?:islamic|ethiopian):[a-z-]+?)([+-]\d+)?$/,
    (name = "", plus = "0") => {
      const feast = feasts[name];
      if (!feast) return undefined;
      const [calendar, month, day] = feast;
      return { by: "calendar", calendar, month, day, plus: Number(plus) };
    },
  ],
];

/** Parses a rule of a record such as "easter+1"; throws on an unknown form. */
export function parseRule(written: string): HolidayRule {
  for (const [form, read] of forms) {
    const found = form.exec(written);
    const rule = found && read(...found.slice(1));
    if (rule) return rule;
  }
  throw new Error(`No holiday is found by the rule ${written}.`);
}

/** Whether the day is an estimate, because it depends on the sighting of the moon or on a lunisolar calendar. */
const isEstimatedBy = (rule: HolidayRule): boolean =>
  rule.by === "lunisolar" || (rule.by === "calendar" && rule.calendar === "islamic-umalqura");

function nthWeekday(year: number, { nth, weekday, month, plus }: HolidayRule & { by: "weekday" }): string {
  const from = nth < 0 ? dayOf(year, month + 1, -6) : dayOf(year, month, 1 + (nth - 1) * 7);
  return addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + plus);
}

/**
 * A feast near the end of a year may have its second day in the next one, so the neighbouring years are computed too.
 */
const daysOfFeast = (
  { calendar, month, day, plus }: HolidayRule & { by: "calendar" },
  year: number,
): string[] =>
  [year - 1, year, year + 1]
    .flatMap((one) => daysInYear(calendar, one, month, day))
    .map((one) => addDays(one, plus))
    .filter((one) => one.startsWith(`${year}-`));

/**
 * The days of a year that a rule gives. There is usually one, but a lunar calendar can give none or two, and a
 * lunisolar rule gives none because it is not computed here.
 */
export function daysByRule(rule: HolidayRule, year: number): readonly string[] {
  switch (rule.by) {
    case "date":
      return [dayOf(year, rule.month, rule.day)];
    case "easter":
      return [addDays(easter(year), rule.plus)];
    case "orthodox easter":
      return [addDays(orthodoxEaster(year), rule.plus)];
    case "weekday":
      return [nthWeekday(year, rule)];
    case "calendar":
      return daysOfFeast(rule, year);
    case "lunisolar":
      return [];
    default:
      return rule satisfies never;
  }
}

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
