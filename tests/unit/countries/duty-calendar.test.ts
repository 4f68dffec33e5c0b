import { GET } from "#app/start-business/[slug]/calendar.ics/route.ts";
import { calendarFile } from "#lib/countries/calendar/calendar-file.ts";
import { dutyCalendar, type Duty } from "#lib/countries/calendar/duty-calendar.ts";
import { weekdayOf } from "#lib/countries/calendar/days.ts";
import { dataAsOf, findCountry, listCountries } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

const site = "https://akoma.example";
const countries = listCountries();
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

/** The events of a file, each as its unfolded lines. */
const eventsOf = (file: string): string[][] =>
  file
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => event.split("\r\n"));
const dutiesIn = (file: string) =>
  eventsOf(file).filter((lines) => lines.some((line) => line.startsWith("RRULE")));

test("a monthly duty is one event that comes again, with an alarm a week before", () => {
  const [event, ...others] = dutiesIn(calendarFile(withDuties("monthly, by the 15th"), site));
  expect(others).toEqual([]);
  expect(event).toEqual(
    expect.arrayContaining([
      `DTSTAMP:${dataAsOf.replaceAll("-", "")}T000000Z`,
      "DTSTART;VALUE=DATE:20261215",
      "RRULE:FREQ=MONTHLY;BYMONTHDAY=15",
      "SUMMARY:Return 0\\, yearly\\; see §2",
      "TRIGGER:-P1W",
      `URL:${site}/start-business/ghana/calendar`,
    ]),
  );
});

test("a duty on several dates of the year is an event for each; one at the end of months ends with them", () => {
  const several = dutiesIn(calendarFile(withDuties("30 June, 30 September and 31 December"), site));
  expect(several.map((lines) => lines.find((line) => line.startsWith("RRULE")))).toEqual([
    "RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30",
    "RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=30",
    "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31",
  ]);
  const [monthly] = dutiesIn(calendarFile(withDuties("monthly, by the end of the next month"), site));
  expect(monthly).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20261130", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"]),
  );
});

test("what has no certain date, or counts from the firm's own year, is in no file", () => {
  expect(dutiesIn(calendarFile(withDuties("yearly", "within four months of year-end"), site))).toEqual([]);
});

test.each(countries.map((country) => [country.slug, country] as const))(
  "%s: the file is sound, and the same each time",
  (slug, country) => {
    const file = calendarFile(country, site);
    expect(calendarFile(country, site)).toBe(file);
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
  "%s: every duty stands in one list, and a due day on a Sunday or holiday says that it may move",
  (_, country) => {
    const { dated, ownYear, undated, days, from, until } = dutyCalendar(country);
    const listed = [...dated, ...ownYear].map(({ duty }) => duty).concat(undated);
    expect(new Set(listed).size).toBe(listed.length);
    const left = country.registration.duties.filter((duty) => !listed.includes(duty));
    expect(left.filter(({ when }) => !/^(monthly|yearly|every year)$/.test(when))).toEqual([]);
    expect(left.length).toBeLessThanOrEqual(2);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    for (const { date, due, holidays, mayMove } of days) {
      expect(date >= from && date <= until).toBe(true);
      expect(due.length + holidays.length).toBeGreaterThan(0);
      expect(mayMove !== null).toBe(due.length > 0 && (holidays.length > 0 || weekdayOf(date) === 0));
    }
  },
);

test("a tax return whose day only the facts on taxes say is due on it, to be confirmed, and stands once", () => {
  const bare = withDuties();
  const taxed = (sales: string, ...duties: Duty[]): Country => ({
    ...bare,
    registration: { ...bare.registration, duties },
    tax: { ...bare.tax, deadlines: { company: null, sales } },
  });
  const [monthly] = withDuties("monthly").registration.duties as [Duty];
  const vat = { ...monthly, what: "VAT return" };
  const found = dutyCalendar(taxed("monthly, by the 15th (to be confirmed)", vat));
  expect(found.dated.map(({ duty }) => [duty.what, duty.when, duty.status])).toEqual([
    ["VAT or sales tax return", "monthly, by the 15th", "indicative"],
  ]);
  expect(found.undated).toEqual([]);
  const dated = { ...vat, when: "monthly, by the 20th" };
  expect(dutyCalendar(taxed("monthly, by the 15th", dated)).dated.map(({ duty }) => duty)).toEqual([dated]);
  expect(dutyCalendar(taxed("monthly", vat)).undated).toEqual([vat]);
});

test("the route answers with a calendar, and with 404 for what is no country", async () => {
  const ask = (slug: string) => GET(new Request(site), { params: Promise.resolve({ slug }) });
  const answer = await ask("ghana");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await ask("atlantis")).status).toBe(404);
});
