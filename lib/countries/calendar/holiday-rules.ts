import { addDays, dayOf, weekdayOf } from "./days.ts";
import { easter, orthodoxEaster } from "./easter.ts";
import { daysInYear, type OtherCalendar } from "./other-calendars.ts";

/** By what a holiday falls on another date each year. */
export type HolidayRule =
  | { by: "easter" | "orthodox easter"; plus: number }
  | { by: "weekday"; nth: 1 | 2 | 3 | "last"; weekday: number; month: number; plus?: number }
  | { by: "calendar"; calendar: OtherCalendar; month: number; day: number };

const [sunday, monday, thursday, wednesday, friday] = [0, 1, 4, 3, 5];

const afterEaster = (plus: number): HolidayRule => ({ by: "easter", plus });
const afterOrthodoxEaster = (plus: number): HolidayRule => ({ by: "orthodox easter", plus });
const islamic = (month: number, day: number): HolidayRule => ({
  by: "calendar",
  calendar: "islamic-umalqura",
  month,
  day,
});
const ethiopic = (month: number, day: number): HolidayRule => ({
  by: "calendar",
  calendar: "ethiopic",
  month,
  day,
});
const onThe = (nth: 1 | 2 | 3 | "last", weekday: number, month: number, plus = 0): HolidayRule => ({
  by: "weekday",
  nth,
  weekday,
  month,
  plus,
});

/**
 * The rules a holiday may follow, by its name in the list. Countries use a name for different days; the one holds that
 * gives the date in the list. General knowledge.
 */
export const holidayRules: Readonly<Record<string, readonly HolidayRule[]>> = {
  "Carnival Day": [afterEaster(-47)],
  "Day off for Carnival Day": [afterEaster(-48)],
  "Ash Wednesday": [afterEaster(-46)],
  "Maundy Thursday": [afterEaster(-3)],
  "Good Friday": [afterEaster(-2), afterOrthodoxEaster(-2)],
  "Holy Saturday": [afterEaster(-1)],
  "Easter Saturday": [afterEaster(-1)],
  "Easter Sunday": [afterEaster(0), afterOrthodoxEaster(0)],
  "Easter Monday": [afterEaster(1)],
  "Family Day": [afterEaster(1)],
  "Ascension Day": [afterEaster(39)],
  Pentecost: [afterEaster(49)],
  "Pentecost Monday": [afterEaster(50)],
  "Corpus Christi": [afterEaster(60)],
  "Orthodox Easter": [afterOrthodoxEaster(0)],
  "Coptic Easter": [afterOrthodoxEaster(0)],
  "Spring Festival": [afterOrthodoxEaster(1)],
  "Orthodox Christmas": [ethiopic(4, 29)],
  "Ethiopian New Year": [ethiopic(1, 1)],
  "Finding of True Cross": [ethiopic(1, 17)],
  "Finding of the True Cross": [ethiopic(1, 17)],
  "Vodoun Festival": [onThe(2, friday, 1), onThe(2, friday, 1, -1)],
  "Decoration Day": [onThe(2, wednesday, 3)],
  "Fasting and Prayer Day": [onThe(2, friday, 4)],
  "Mother's Day": [onThe("last", sunday, 5)],
  "Father's Day": [onThe(3, sunday, 6)],
  "Heroes' Day": [onThe(1, monday, 7)],
  "Unity Day": [onThe(1, monday, 7, 1)],
  "President's Day": [onThe(3, monday, 7)],
  "President's Day Holiday": [onThe(3, monday, 7, 1)],
  "Umuganura Day": [onThe(1, friday, 8)],
  "Zimbabwe Heroes' Day": [onThe(2, monday, 8)],
  "Defence Forces Day": [onThe(2, monday, 8, 1)],
  "Farmers' Day": [onThe(1, friday, 12), onThe(1, monday, 8)],
  "Thanksgiving Day": [onThe(1, thursday, 11)],
  "Islamic New Year": [islamic(1, 1)],
  "Islamic New Year Day": [islamic(1, 1)],
  Ashura: [islamic(1, 10)],
  "Grand Magal of Touba": [islamic(2, 18)],
  Mawlid: [islamic(3, 12)],
  "Prophet's Birthday": [islamic(3, 12)],
  "Prophet Muhammad's Birthday": [islamic(3, 12)],
  "Day after Prophet's Birthday": [islamic(3, 12), islamic(3, 13)],
  "Prophet's Baptism": [islamic(3, 19)],
  "Isra' and Mi'raj": [islamic(7, 27)],
  "First Day of Ramadan": [islamic(9, 1)],
  "Laylat al-Qadr": [islamic(9, 27)],
  "Day after Night of Power": [islamic(9, 27)],
  "Eid al-Fitr": [islamic(10, 1)],
  "Eid-ul-Fitr": [islamic(10, 1)],
  "Eid al-Fitr Holiday": [islamic(10, 2)],
  "Shaqq Day": [islamic(10, 2)],
  "Day of Arafah": [islamic(12, 9)],
  "Eid al-Adha": [islamic(12, 10)],
  "Eid-ul-Adha": [islamic(12, 10)],
  "Eid al-Adha Holiday": [islamic(12, 11)],
  "Day after Eid al-Adha": [islamic(12, 11)],
  "Day after the Eid al-Adha": [islamic(12, 11)],
};

function nthWeekday(
  year: number,
  { nth, weekday, month, plus = 0 }: HolidayRule & { by: "weekday" },
): string {
  const from = nth === "last" ? dayOf(year, month + 1, -6) : dayOf(year, month, 1 + (nth - 1) * 7);
  return addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + plus);
}

/** The days of a year by a rule: one, but by the moon none or two. */
export function daysByRule(rule: HolidayRule, year: number): readonly string[] {
  switch (rule.by) {
    case "easter":
      return [addDays(easter(year), rule.plus)];
    case "orthodox easter":
      return [addDays(orthodoxEaster(year), rule.plus)];
    case "weekday":
      return [nthWeekday(year, rule)];
    case "calendar":
      return daysInYear(rule.calendar, year, rule.month, rule.day);
    default:
      return rule satisfies never;
  }
}
