import { GET } from "#app/start-business/[slug]/calendar.ics/route.ts";
import { calendarFile } from "#lib/data/countries/calendar/calendar-file.ts";
import { dutyCalendar } from "#lib/data/countries/calendar/duty-calendar.ts";
import { dutiesOf } from "#lib/data/countries/calendar/duties-of.ts";
import { dueDays, lastWorkingDay, parseDue, weekdayNameOf } from "#lib/data/countries/calendar/due.ts";
import { weekdays, weekendOf } from "#lib/data/countries/record/weekend.ts";
import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { dataAsOf, findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { dueTitle } from "#lib/data/countries/words/open/calendar-words.ts";
import { factsOfPlan } from "#lib/domains/plans/facts-of-plan.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const site = "https://akoma.example";
const made = new Date("2026-11-28T12:00:00Z");
const fileOf = (country: Country, at = made) =>
  calendarFile(country, { page: new URL(`/start-business/${country.slug}/calendar`, site), made: at });
const countries = listCountries();
const open = { isOff: () => false, weekend: weekendOf("ghana") };
const octets = (text: string) => new TextEncoder().encode(text).length;

/** A country with these duties and nothing else due. */
const withDuties = (...whens: readonly string[]): Country => {
  const ghana = findCountry("ghana") as Country;
  const duties = whens.map((when, at) => ({
    what: `Return ${at}, yearly; see §2`,
    when,
    institution: "Office",
    status: "indicative" as const,
    sources: [],
  }));
  return { ...ghana, registration: { ...ghana.registration, duties } };
};

/** The events of a calendar file, each as its unfolded lines. */
const eventsOf = (file: string): string[][] =>
  file
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => event.split("\r\n"));
const dutiesIn = (file: string) =>
  eventsOf(file).filter((lines) => lines.some((line) => line.startsWith("RRULE")));

test("a monthly duty is one event that comes again, with an alarm a week before", () => {
  const [event, ...others] = dutiesIn(fileOf(withDuties("monthly, by the 15th")));
  expect(others).toEqual([]);
  expect(event).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20261128T120000Z",
      "DTSTART;VALUE=DATE:20261215",
      "RRULE:FREQ=MONTHLY;BYMONTHDAY=15",
      "SUMMARY:Return 0\\, yearly\\; see §2",
      "TRIGGER:-P1W",
      `URL:${site}/start-business/ghana/calendar`,
    ]),
  );
});

test("a duty on several dates of the year is an event for each; one at the end of months ends with them", () => {
  const several = dutiesIn(fileOf(withDuties("30 June, 30 September and 31 December")));
  expect(several.map((lines) => lines.find((line) => line.startsWith("RRULE")))).toEqual([
    "RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30",
    "RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=30",
    "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31",
  ]);
  const [monthly] = dutiesIn(fileOf(withDuties("monthly, by the end of the next month")));
  expect(monthly).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20261130", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"]),
  );
});

test("what has no certain date, or counts from the firm's own year, is in no file", () => {
  expect(dutiesIn(fileOf(withDuties("yearly", "within four months of year-end")))).toEqual([]);
});

test.each(countries.map((country) => [country.slug, country] as const))(
  "%s: the file is sound, and the same each time",
  (slug, country) => {
    const file = fileOf(country);
    expect(fileOf(country)).toBe(file);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
    const events = eventsOf(file);
    const ids = events.map((event) => event.find((line) => line.startsWith("UID:")));
    expect(ids.filter((id) => id === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(events.length);
    for (const event of events) {
      const start = event.find((line) => line.startsWith("DTSTART;VALUE=DATE:"))?.slice(19) ?? "";
      expect([slug, start >= dataAsOf.replaceAll("-", "") && start <= "20271231"]).toEqual([slug, true]);
    }
  },
);

test.each(countries.map((country) => [country.slug, country] as const))(
  "%s: every duty is in one list, and a due day on a weekend or holiday says that it may move",
  (slug, country) => {
    const { dated, ownYear, undated, days, from, until } = dutyCalendar(country);
    const listed = [...dated.filter(({ part }) => part !== "payment"), ...ownYear]
      .map(({ duty }) => duty)
      .concat(undated);
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(listed.map(({ what }) => what)).size).toBe(dutiesOf(country).length);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    for (const { date, due, holidays, mayMove } of days) {
      expect(date >= from && date <= until).toBe(true);
      expect(due.length + holidays.length).toBeGreaterThan(0);
      const weekday = weekdayNameOf(date);
      const isClosed = weekendOf(slug).includes(weekday);
      expect(mayMove !== null).toBe(due.length > 0 && (holidays.length > 0 || isClosed));
      if (mayMove !== null && mayMove !== "holiday") expect(mayMove).toBe(weekday);
    }
  },
);

/** The days of rest in one of our texts, by the ways it is worded. */
function restIn(text: string): string[] {
  const day = `(${weekdays.join("|")})`;
  const worked = new RegExp(String.raw`\b${day} to ${day}\b`).exec(text)?.slice(1) ?? [];
  const rested = [
    new RegExp(String.raw`weekend is ${day} and ${day}`),
    new RegExp(String.raw`${day} is for rest`),
    new RegExp(String.raw`\bclose on ${day}\b`),
    new RegExp(String.raw`\bon a (?:(Saturday) or )?(Sunday): (?:the Monday|the next working day)`),
  ].flatMap((put) => put.exec(text)?.slice(1) ?? []);
  const [first, last] = worked.map((name) => weekdays.findIndex((one) => one === name));
  const free = weekdays.filter((_, at) => {
    if (first === undefined || last === undefined) return false;
    return first <= last ? at < first || at > last : at < first && at > last;
  });
  return [...rested, ...free].filter((name) => typeof name === "string");
}

test("the weekend of a calendar is that of CLDR, and of what our other pages of the country say, or none", () => {
  const disputed: string[] = [];
  const named: string[] = [];
  for (const { slug, iso2, holidays } of countries) {
    const locale = new Intl.Locale(`und-${iso2}`) as Intl.Locale & { getWeekInfo(): { weekend: number[] } };
    const cldr = locale.getWeekInfo().weekend.map((day) => weekdays[day - 1]);
    const ours = [JSON.stringify(findProfile(slug)), JSON.stringify(holidays)].flatMap(restIn);
    if (ours.length > 0) named.push(slug);
    const weekend = weekendOf(slug);
    if (weekend.length === 0) disputed.push(slug);
    else {
      expect([slug, ...weekend]).toEqual([slug, ...cldr]);
      expect([slug, ...ours.filter((day) => !weekend.some((one) => one === day))]).toEqual([slug]);
    }
  }
  expect(disputed).toEqual(["djibouti", "mauritania", "somalia"]);
  for (const slug of ["algeria", "djibouti", "egypt", "ghana"]) expect(named).toContain(slug);
});

test.each([
  ["egypt", ["Friday", "Saturday"], "If the day is a Friday, a Saturday or a public holiday it may move"],
  ["ghana", ["Saturday", "Sunday"], "If the day is a Saturday, a Sunday or a public holiday it may move"],
  ["uganda", ["Sunday"], "If the day is a Sunday or a public holiday it may move"],
  ["djibouti", [], "If the day is a public holiday or another day when the office is closed it may move"],
])("%s: marks of the page and words of the file name the days of its weekend alone", (slug, days, words) => {
  const country = findCountry(slug) as Country;
  const marks = dutyCalendar(country).days.flatMap(({ mayMove }) => mayMove ?? []);
  expect(new Set(marks.filter((mark) => mark !== "holiday"))).toEqual(new Set(days));
  const [duty] = dutiesIn(fileOf(country));
  expect(lineOf(duty, "DESCRIPTION")?.replaceAll("\\,", ",")).toContain(words);
});

/** Uganda, with Eid al-Adha of 2027 on another day than the computed one. */
const withFeastOn = (date: string): Country => {
  const uganda = findCountry("uganda") as Country;
  const days = uganda.holidays!.days.map((day) =>
    day.rule === "islamic:eid-al-adha" ? { ...day, dates: [date] } : day,
  );
  return { ...uganda, holidays: { ...uganda.holidays!, days } };
};
const lineOf = (event: readonly string[] | undefined, name: string) =>
  event?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

test("an estimated feast keeps its id when its day is corrected, and the later file counts as later", () => {
  const feastIn = (file: string) =>
    eventsOf(file).find((event) => lineOf(event, "SUMMARY")?.startsWith("Eid al-Adha"));
  const before = feastIn(fileOf(withFeastOn("2027-05-16")));
  const after = feastIn(fileOf(withFeastOn("2027-05-17"), new Date("2026-12-24T12:00:00Z")));
  expect([lineOf(before, "DTSTART;VALUE=DATE"), lineOf(after, "DTSTART;VALUE=DATE")]).toEqual([
    "20270516",
    "20270517",
  ]);
  expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
  expect(Number(lineOf(after, "SEQUENCE"))).toBeGreaterThan(Number(lineOf(before, "SEQUENCE")));
  for (const name of ["DTSTAMP", "LAST-MODIFIED"])
    expect(lineOf(after, name)! > lineOf(before, name)!).toBe(true);
});

test("a duty keeps its id when its day is corrected", () => {
  const idsOf = (due: string) => {
    const ghana = findCountry("ghana") as Country;
    const sales = { ...ghana.tax.dates.sales!, due };
    const corrected = { ...ghana, tax: { ...ghana.tax, dates: { ...ghana.tax.dates, sales } } };
    return dutiesIn(fileOf(corrected)).map((event) => lineOf(event, "UID"));
  };
  expect(idsOf("month:20")).toEqual(idsOf("month:15"));
});

test("every entry of a file that is made later has a higher number", () => {
  const country = findCountry("kenya") as Country;
  const numbers = (at: Date) =>
    eventsOf(fileOf(country, at)).map((event) => Number(lineOf(event, "SEQUENCE")));
  const [first, second] = [numbers(made), numbers(new Date(made.getTime() + 60_000))];
  expect(first.length).toBeGreaterThan(10);
  expect(second.map((number, at) => number - first[at]!).every((more) => more === 1)).toBe(true);
});

test.each([
  ["month:30", 2027, 2, "2027-02-28"],
  ["month:last", 2027, 2, "2027-02-28"],
  ["month:last-working-day", 2027, 1, "2027-01-29"],
  ["period:25", 2027, 3, "2027-03-25"],
])("%s of %d is due in month %d on %s", (due, year, month, day) => {
  expect(dueDays(parseDue(due), year, open)[month - 1]).toBe(day);
});

test("days of a year are given in order, and a working day off is none", () => {
  expect(dueDays(parseDue("year:04-10,07-10,10-10,01-10"), 2027, open)).toEqual([
    "2027-01-10",
    "2027-04-10",
    "2027-07-10",
    "2027-10-10",
  ]);
  expect(lastWorkingDay(2027, 1, { ...open, isOff: (day) => day === "2027-01-29" })).toBe("2027-01-28");
  expect(lastWorkingDay(2027, 1, { ...open, weekend: weekendOf("egypt") })).toBe("2027-01-31");
  expect(() => parseDue("weekly:3")).toThrow(/weekly:3/);
});

test("the last working day of a month that a file names by its weekday is no holiday anywhere it is due", () => {
  const due = parseDue("month:last-working-day");
  for (const country of countries.filter(({ tax }) => tax.dates.sales?.due?.endsWith("last-working-day"))) {
    const { days, weekend } = dutyCalendar(country);
    expect([country.slug, weekend.length > 0]).toEqual([country.slug, true]);
    const off = new Set(days.filter(({ holidays }) => holidays.length > 0).map(({ date }) => date));
    for (const year of [2026, 2027])
      expect([country.slug, dueDays(due, year, { ...open, weekend }).filter((day) => off.has(day))]).toEqual([
        country.slug,
        [],
      ]);
  }
});

test("a return and its payment that are due on two days are two entries", () => {
  const zimbabwe = findCountry("zimbabwe") as Country;
  const on = (date: string) =>
    dutyCalendar(zimbabwe)
      .days.find((day) => day.date === date)
      ?.due.map(({ duty, part }) => [duty.of, part]);
  expect(on("2027-02-05")).toEqual([["payroll", "return"]]);
  expect(on("2027-02-10")).toEqual(
    [
      ["sales", "return"],
      ["payroll", "payment"],
    ]
      .toSorted()
      .reverse(),
  );
  expect(on("2027-02-15")).toEqual([["sales", "payment"]]);
});

test("the route answers with a calendar, and with 404 for what is no country", async () => {
  const ask = (slug: string) => GET(new Request(site), { params: Promise.resolve({ slug }) });
  const answer = await ask("ghana");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await ask("atlantis")).status).toBe(404);
});

test.each([
  ["File VAT returns", null, "File the VAT return"],
  ["File VAT returns", "return", "File the VAT return"],
  ["File VAT returns", "payment", "Pay VAT"],
  ["Tax withheld from wages", "return", "File the return of tax withheld from wages"],
  ["Tax withheld from wages", "payment", "Pay tax withheld from wages"],
  ["Goods and services tax return", "payment", "Pay goods and services tax"],
  ["File sales tax returns (makers)", null, "File the sales tax return (makers)"],
  ["File and pay PAYE", null, "File and pay PAYE"],
  ["File the business tax return", null, "File the business tax return"],
] as const)("%s (%s) is called as one would say it: %s", (what, part, title) => {
  expect(dueTitle(what, part)).toBe(title);
});

test("the file and the plan call what is due the same, and the file says how a duty is known only where no source does", () => {
  for (const country of countries) {
    const file = fileOf(country).replaceAll("\r\n ", "");
    expect(file).not.toMatch(/\((?:payment|return)\)|SUMMARY:File \S+ returns|Read in a named source/);
    const planned = new Set(factsOfPlan(country.slug)!.duties.map(({ what }) => what));
    for (const event of dutiesIn(fileOf(country)))
      expect(planned).toContain(lineOf(event, "SUMMARY")!.replaceAll(/\\(.)/g, "$1"));
  }
});
