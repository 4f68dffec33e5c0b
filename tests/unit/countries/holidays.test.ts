import { calendarFile } from "#lib/data/countries/calendar/calendar-file.ts";
import {
  daysByRule,
  parseRule,
  easter,
  orthodoxEaster,
  holidaysOf,
} from "#lib/data/countries/calendar/holidays-of.ts";
import { holidaysByDay } from "#lib/data/countries/calendar/duty-calendar.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import type { Holidays } from "#lib/data/countries/record/open/holidays-schema.ts";
import expected from "./holiday-dates.json" with { type: "json" };

const listOf = (slug: string) => findCountry(slug)?.holidays as Holidays;
const namesIn = (slug: string) => listOf(slug).days.map(({ name }) => name);
/** "2027-03-08 Day off for Independence Day" */
const daysIn = (slug: string) =>
  [...holidaysByDay(findCountry(slug)!)].flatMap(([date, off]) =>
    off.map(({ name, isDayOff }) => `${date} ${isDayOff ? `Day off for ${name}` : name}`),
  );

test.each([
  [2024, "2024-03-31", "2024-05-05"],
  [2025, "2025-04-20", "2025-04-20"],
  [2026, "2026-04-05", "2026-04-12"],
  [2027, "2027-03-28", "2027-05-02"],
  [2028, "2028-04-16", "2028-04-16"],
])("Easter of %d falls on %s, the orthodox one on %s", (year, western, orthodox) => {
  expect([easter(year), orthodoxEaster(year)]).toEqual([western, orthodox]);
});

test.each([
  ["12-25", 2026, ["2026-12-25"]],
  ["easter-47", 2026, ["2026-02-17"]],
  ["orthodox-easter+1", 2027, ["2027-05-03"]],
  ["nth:2:fri:01", 2027, ["2027-01-08"]],
  ["nth:2:fri:01-1", 2027, ["2027-01-07"]],
  ["nth:-1:sun:05", 2026, ["2026-05-31"]],
  ["ethiopian:new-year", 2027, ["2027-09-12"]],
  ["ethiopian:meskel", 2026, ["2026-09-27"]],
  ["islamic:eid-al-fitr", 2026, ["2026-03-20"]],
  ["islamic:eid-al-adha+2", 2027, ["2027-05-18"]],
  ["islamic:isra-miraj", 2027, ["2027-01-05", "2027-12-25"]],
  ["lunisolar:divali", 2026, []],
] as const)("%s falls in %d on %j", (rule, year, days) => {
  expect(daysByRule(parseRule(rule), year)).toEqual(days);
});

test("a rule that nobody can compute is refused", () => {
  expect(() => parseRule("islamic:unheard-of")).toThrow(/unheard-of/);
  expect(() => parseRule("third Friday")).toThrow(/third Friday/);
});

test("a feast whose second day falls into the next year is in that year", () => {
  const [first] = daysByRule(parseRule("islamic:new-year"), 2008);
  expect(daysByRule(parseRule("islamic:new-year"), 2008)).toEqual([first, "2008-12-29"]);
  expect(daysByRule(parseRule("islamic:new-year+5"), 2009)).toContain("2009-01-03");
});

test.each(Object.entries(expected))(
  "%s: every holiday and day off of 2026 and 2027 is on the date that was looked up",
  (slug, dates) => {
    const shown = holidaysOf(listOf(slug)).map(({ name, days, daysOff }) => [
      name,
      [...days.flat(), ...daysOff].toSorted().join(" "),
    ]);
    expect(Object.fromEntries(shown)).toEqual(dates);
    expect(new Set(namesIn(slug)).size).toBe(namesIn(slug).length);
  },
);

test("every country has its holidays from one list of laws, and says how each is known", () => {
  expect(Object.keys(expected)).toHaveLength(54);
  const lists = listCountries().map(({ slug }) => listOf(slug));
  expect(lists.filter(({ status }) => status === "sourced")).toHaveLength(43);
  for (const { years, sources } of lists) {
    expect(years).toEqual([2026, 2027]);
    expect(sources.length).toBeGreaterThan(0);
  }
});

test.each([
  ["namibia", ["2027-12-10 Namibian Women's and International Human Rights Day"]],
  ["tunisia", ["2026-12-17"]],
  ["morocco", ["2027-01-14 Amazigh New Year", "2026-10-31 Unity Day"]],
  ["malawi", ["2027-03-09 Eid al-Fitr"]],
  ["eritrea", ["2027-02-10 Fenkil Day", "2026-12-25 Christmas Day", "2026-09-11 Geez New Year"]],
  [
    "egypt",
    [
      "2026-01-25 ",
      "2026-04-25 ",
      "2026-06-30 ",
      "2026-10-06 ",
      "2027-06-30 ",
      "2027-06-06 Islamic New Year",
    ],
  ],
  ["mauritius", ["2026-11-08 Divali", "2026-09-15 Ganesh Chaturthi", "2027-09-05 Ganesh Chaturthi"]],
  ["south-africa", ["2026-08-10 Day off for National Women's Day"]],
  ["madagascar", ["2026-03-20 Eid al-Fitr", "2027-05-16 Eid al-Adha"]],
  ["kenya", ["2027-05-16 Eid al-Adha"]],
  [
    "ghana",
    [
      "2027-01-08 Day off for Constitution Day",
      "2027-03-08 Day off for Independence Day",
      "2027-07-02 Day off for Republic Day",
      "2027-09-24 Day off for Founder's Day",
    ],
  ],
] as const)("%s has %j", (slug, days) => {
  for (const day of days) expect(daysIn(slug)).toContainEqual(expect.stringContaining(day));
});

test.each([
  ["namibia", /09-10/],
  ["tunisia", /-01-14|Arafah|day 3/],
  ["morocco", /-01-13/],
  ["burkina-faso", /Day off|-01-03 |Easter Monday|-08-05 |-10-31 |-11-01 /],
  ["gambia", /-07-22 /],
  ["togo", /First Day of Ramadan|-01-13 /],
  ["guinea-bissau", /-01-23 |-03-08 |-08-03 /],
  ["madagascar", /-12-11 |Mother|Father/],
  ["egypt", /2027-01-28|2027-04-29|2027-07-01|2027-10-07|2027-06-10/],
  ["cameroon", /Prophet|2027-05-17 Day off|2027-08-16 Day off/],
  ["chad", /2027-11-29/],
  ["sao-tome-and-principe", /Day off/],
  ["gabon", /Easter Sunday|Whit Sunday|Pentecost$/],
  ["ethiopia", /-05-28 /],
  ["ghana", /2027-01-07 Day off|2027-07-01 Day off|2027-09-21 Day off/],
] as const)("%s has no day like %s", (slug, unheld) => {
  expect(daysIn(slug).filter((day) => unheld.test(day))).toEqual([]);
});

test("Burkina Faso has the eleven days of its law of January 2026", () => {
  expect(namesIn("burkina-faso")).toHaveLength(11);
  expect(listOf("burkina-faso").lawDate).toBe("2026-01-09");
});

test("a day that holds for some, or only when it is gazetted, says so in the file for calendars", () => {
  for (const slug of ["kenya", "madagascar"]) {
    const file = calendarFile(findCountry(slug)!, {
      page: new URL("https://akoma.example/calendar"),
      made: new Date(),
    });
    const unfolded = file.replaceAll("\r\n ", "").replaceAll("\\", "");
    const notes = listOf(slug).days.flatMap(({ note }) => note ?? []);
    expect(notes).not.toEqual([]);
    for (const note of notes) expect(unfolded).toContain(`Note: ${note}.`);
  }
});

test("the moved days of Ghana are expected until an instrument fixes them", () => {
  const moved = listOf("ghana").days.filter(({ daysOff }) => daysOff);
  for (const { observed } of moved) expect(observed).toMatch(/expected: fixed each time by executive/);
});

test("days that a King announces are named without a date", () => {
  const announced = holidaysOf(listOf("eswatini")).filter((day) => day.announced);
  expect(announced.map(({ name, days }) => [name, days.flat()])).toEqual([
    ["Umhlanga (Reed Dance) Day", []],
    ["Incwala Day", []],
  ]);
});

test("every day that follows the moon says that it is an estimate, and no other does", () => {
  for (const { slug } of listCountries())
    for (const [at, holiday] of holidaysOf(listOf(slug)).entries()) {
      const rule = listOf(slug).days[at]?.rule ?? "";
      expect([slug, holiday.name, holiday.isEstimated]).toEqual([
        slug,
        holiday.name,
        /^(?:islamic|lunisolar):/.test(rule),
      ]);
    }
});

test("a date that was looked up goes before the rule, and a year in which a day is not held has none", () => {
  const list = {
    years: [2026, 2027] as [number, number],
    days: [
      {
        name: "Feast",
        rule: "islamic:mawlid",
        dates: ["2027-08-15"],
        notIn: [2026],
        status: "sourced" as const,
      },
    ],
  };
  expect(holidaysOf(list)[0]?.days).toEqual([[], ["2027-08-15"]]);
});
