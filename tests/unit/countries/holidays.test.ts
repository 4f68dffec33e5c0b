import { easter, orthodoxEaster } from "#lib/countries/calendar/easter.ts";
import { weekdayOf } from "#lib/countries/calendar/days.ts";
import { daysByRule, holidayRules } from "#lib/countries/calendar/holiday-rules.ts";
import { holidaysOf } from "#lib/countries/calendar/holidays-of.ts";
import { findCountry, listCountries } from "#lib/countries/index.ts";
import type { Holidays } from "#lib/countries/record/open/holidays-schema.ts";

const listOf = (slug: string) => findCountry(slug)?.holidays as Holidays;
const before = (slug: string, name: string) =>
  holidaysOf(listOf(slug)).flatMap((holiday) => (holiday.name === name ? [holiday.before] : []));

test.each([
  [2024, "2024-03-31", "2024-05-05"],
  [2025, "2025-04-20", "2025-04-20"],
  [2026, "2026-04-05", "2026-04-12"],
  [2027, "2027-03-28", "2027-05-02"],
  [2028, "2028-04-16", "2028-04-16"],
])("Easter of %d falls on %s, the orthodox one on %s", (year, western, orthodox) => {
  expect([easter(year), orthodoxEaster(year)]).toEqual([western, orthodox]);
});

test.each(listCountries().map(({ slug }) => slug))(
  "%s: the holidays of 2027 are those of the list",
  (slug) => {
    const list = listOf(slug);
    expect(list.year).toBe(2027);
    const shown = holidaysOf(list).map(({ listed, name, isEstimated }) => [listed, name, isEstimated]);
    const named = (name: string, kind: string) => (kind === "observed" ? `Day off for ${name}` : name);
    expect(shown).toEqual(
      list.days.map(({ date, name, kind }) => [date, named(name, kind), kind === "islamic"]),
    );
  },
);

test.each([
  ["kenya", "Madaraka Day", "2026-06-01"],
  ["ghana", "Good Friday", "2026-04-03"],
  ["ghana", "Farmers' Day", "2026-12-04"],
  ["zambia", "Farmers' Day", "2026-08-03"],
  ["ethiopia", "Good Friday", "2026-04-10"],
  ["ethiopia", "Ethiopian New Year", "2026-09-11"],
  ["ethiopia", "Finding of True Cross", "2026-09-27"],
  ["egypt", "Spring Festival", "2026-04-13"],
  ["liberia", "Thanksgiving Day", "2026-11-05"],
  ["liberia", "Decoration Day", "2026-03-11"],
  ["madagascar", "Mother's Day", "2026-05-31"],
  ["botswana", "President's Day", "2026-07-20"],
  ["senegal", "Ascension Day", "2026-05-14"],
  ["tanzania", "The Sheikh Abeid Amani Karume Day", "2026-04-07"],
  ["burkina-faso", "Eid al-Fitr", "2026-03-20"],
  ["burkina-faso", "Eid al-Adha", "2026-05-27"],
  ["burkina-faso", "Prophet's Birthday", "2026-08-25"],
  ["tunisia", "Islamic New Year", "2026-06-16"],
])("%s: %s of 2026 is worked out as %s", (slug, name, day) => {
  expect(before(slug, name)).toEqual([day]);
});

test("what is no rule's is left out: days off in place of a holiday, feasts by a calendar that is not reckoned here", () => {
  expect(before("mauritius", "Diwali")).toEqual([null]);
  expect(before("mauritius", "Chinese Spring Festival")).toEqual([null]);
  expect(before("kenya", "Jamhuri Day")).toEqual(["2026-12-12"]);
  expect(before("kenya", "Day off for Jamhuri Day")).toEqual([null]);
  expect(before("gambia", "Prophet's Birthday")).toEqual(["2026-08-25", null]);
  expect(before("nigeria", "Presidential Inauguration Day")).toEqual([null]);
});

test("a feast of the moon that its list has twice, the year before has once", () => {
  expect(before("somalia", "Isra' and Mi'raj")).toEqual(["2026-01-16", null]);
});

test("every rule gives its holiday's date in the list of some country, those of the moon to the day or one beside it", () => {
  const all = listCountries().flatMap(({ holidays }) => holidays?.days ?? []);
  const near = (one: string, other: string) =>
    Math.abs(new Date(one).getTime() - new Date(other).getTime()) <= 86_400_000;
  for (const [name, rules] of Object.entries(holidayRules)) {
    const dates = all.filter((day) => day.name === name).map(({ date }) => date);
    for (const rule of rules) {
      const isOfMoon = rule.by === "calendar" && rule.calendar === "islamic-umalqura";
      const fits = daysByRule(rule, 2027).some((day) =>
        dates.some((date) => (isOfMoon ? near(day, date) : day === date)),
      );
      expect([name, rule, fits]).toEqual([name, rule, true]);
    }
  }
});

test("most of the year before is worked out, and all of it lies in that year", () => {
  const all = listCountries().flatMap(({ holidays }) => (holidays ? holidaysOf(holidays) : []));
  const found = all.flatMap((holiday) => holiday.before ?? []);
  expect(found.length / all.length).toBeGreaterThan(0.85);
  expect(found.filter((day) => !day.startsWith("2026-"))).toEqual([]);
  expect(weekdayOf("2026-11-22")).toBe(0);
});
