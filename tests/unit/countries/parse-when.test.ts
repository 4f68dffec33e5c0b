import type { Due } from "#lib/data/countries/calendar/due.ts";
import { parseWhen } from "#lib/data/countries/calendar/duties-of.ts";

const monthly = (day: number | "last"): Due => ({ every: "month", day });
const yearly = (...days: readonly (readonly [day: number, month: number])[]): Due => ({
  every: "year",
  on: days.map(([day, month]) => ({ month, day })),
});
const ownYear = (month: number, day: number): Due => ({ every: "own-year", on: [{ month, day }] });

test.each([
  ["monthly, by the 15th", monthly(15)],
  ["monthly, by the 21st", monthly(21)],
  ["by the 20th of the following month", monthly(20)],
  ["monthly, before the 15th", monthly(14)],
  ["within 15 days of month-end", monthly(15)],
  ["monthly, by the end of the next month", monthly("last")],
  ["quarterly, by the 15th after the quarter", yearly([15, 1], [15, 4], [15, 7], [15, 10])],
  ["30 April", yearly([30, 4])],
  ["by 30 April", yearly([30, 4])],
  ["yearly, by 31 March, even when nil", yearly([31, 3])],
  ["before 30 April", yearly([29, 4])],
  ["before 1 August, 1 October and 1 December", yearly([31, 7], [30, 9], [30, 11])],
  ["30 June, 30 September and 31 December", yearly([30, 6], [30, 9], [31, 12])],
  ["30 November and 30 January", yearly([30, 11], [30, 1])],
  ["between 1 July and 31 August", yearly([31, 8])],
  ["15 December to 20 January; half as much again after", yearly([20, 1])],
  ["within four months of year-end", ownYear(4, 30)],
  ["within six months of the year-end", ownYear(6, 30)],
  ["within one month after financial year-end", ownYear(1, 31)],
  ["within seven months of year-end; half the fee per month late", ownYear(7, 31)],
  ["by the end of the third month after the tax year", ownYear(3, 31)],
])("“%s” is certain", (text, when) => {
  expect(parseWhen(text)).toEqual(when);
});

test.each([
  "monthly",
  "yearly",
  "monthly or quarterly by size",
  "monthly by the 15th; quarterly in the simplified regime",
  "by the 15th",
  "by the 21st: monthly if compulsory, quarterly if voluntary",
  "within eight days of the first hire",
  "about three months after year-end",
  "30 May, or 30 June with statutory audit",
  "every year, deadline 30 June in 2025",
  "yearly; letter of good standing runs to 30 April",
  "15 March (large), 15 April (medium and specialised centres) or 15 May (divisional centres)",
  "announced for 1 January 2027",
  "every two months, by the 25th",
  "end of August, general regime",
  "",
])("“%s” is not: it leaves the day or whom it binds open", (text) => {
  expect(parseWhen(text)).toBeNull();
});
