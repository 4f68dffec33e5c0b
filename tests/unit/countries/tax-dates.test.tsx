import { renderToStaticMarkup } from "react-dom/server";
import { CalendarPage } from "#components/countries/calendar/calendar-page.tsx";
import { Duties } from "#components/countries/guide/duties.tsx";
import { Tax } from "#components/countries/guide/tax.tsx";
import { calendarFile } from "#lib/data/countries/calendar/calendar-file.ts";
import { dutiesOf, type Duty } from "#lib/data/countries/calendar/duties-of.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { mapTaxDates, type RawTaxDates } from "#lib/data/countries/import/map-tax-dates.ts";
import { readerWords } from "#lib/data/countries/import/plain-words.ts";
import settledWords from "#lib/data/countries/import/settled-words.json" with { type: "json" };
import { tieDuties } from "#lib/data/countries/import/tie-duties.ts";
import { taxDateKinds, type TaxDateKind, type TaxDates } from "#lib/data/countries/record/open/tax-schema.ts";
import { dueTitle } from "#lib/data/countries/words/open/calendar-words.ts";
import { factsOfPlan } from "#lib/domains/plans/facts-of-plan.ts";

type DuePart = Parameters<typeof dueTitle>[1];
const countries = listCountries().map((country) => [country.slug, country] as const);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
/** Amounts are in separate elements, with spaces around them. */
const bare = (text: string) => text.replaceAll(/\s+/g, "");
const datesOf = (slug: string) => findCountry(slug)!.tax.dates;
const dueOf = (slug: string, kind: TaxDateKind) => datesOf(slug)[kind]?.due;

test.each(countries)("%s: guide, calendar and plan say the same of when each duty is due", (_, country) => {
  const duties = dutiesOf(country);
  const pages = [
    <Duties key="after" country={country} />,
    <CalendarPage key="calendar" country={country} />,
  ].map((page) => bare(textOf(renderToStaticMarkup(page))));
  const drawn = renderToStaticMarkup(<Tax country={country} />);
  const taxes = textOf(drawn);
  const planned = factsOfPlan(country.slug)!.duties;
  expect(new Set(duties.map(({ what }) => what)).size).toBe(duties.length);
  for (const kind of taxDateKinds)
    expect(duties.filter(({ of }) => of === kind).length).toBeLessThanOrEqual(1);
  for (const { what, when, of } of duties) {
    const shown = bare(when);
    expect(pages[0]).toContain(shown);
    if (of && of !== "registryReturn") expect(bare(taxes)).toContain(shown);
    const titles = [null, "return", "payment"].map((part) => dueTitle(what, part as DuePart));
    const inPlan = planned.filter((one) => titles.includes(one.what));
    expect(inPlan.length).toBeGreaterThan(0);
    expect(inPlan.every((one) => one.when.startsWith(when))).toBe(true);
  }
  // If one place knows the date of a tax, no other shows "No data".
  const known = duties.some(({ of }) => of === "companyReturn" || of === "sales");
  expect(/<dt>[^<]*Returns are due[^<]*<\/dt><dd\b[^>]*><b class="nd"/.test(drawn)).toBe(!known);
});

test.each(countries)(
  "%s: a day that is known by its source names it, and a row states no day beside its tax",
  (_, country) => {
    for (const { of, when } of country.registration.duties) {
      expect(when === undefined).toBe(of !== undefined);
      if (of) expect(country.tax.dates[of]).not.toBeNull();
    }
    for (const duty of dutiesOf(country).filter(({ status }) => status === "sourced"))
      expect([duty.what, duty.sources.length + duty.dateSources.length > 0]).toEqual([duty.what, true]);
  },
);

test.each([
  ["zimbabwe", "sales", "period:10"],
  ["zimbabwe", "payroll", "month:5"],
  ["togo", "companyReturn", "year:04-30"],
  ["guinea", "companyReturn", "year:04-30"],
  ["mali", "companyReturn", "year:04-30"],
  ["equatorial-guinea", "companyReturn", "own-year:06-30"],
  ["equatorial-guinea", "instalments", "year:07-15,01-15"],
  ["senegal", "companyPayment", "year:06-15"],
  ["congo", "companyReturn", "year:05-20"],
  ["malawi", "sales", "month:25"],
  ["botswana", "sales", "period:25"],
  ["botswana", "payroll", "month:15"],
  ["egypt", "sales", "month:last"],
  ["mozambique", "sales", "month:last-working-day"],
  ["libya", "payroll", null],
  ["tunisia", "sales", "month:28"],
  ["gabon", "payroll", "month:14"],
  ["equatorial-guinea", "payroll", "month:14"],
  ["ethiopia", "sales", "month:30"],
  ["cameroon", "companyReturn", null],
  ["mauritius", "companyReturn", null],
] as const)("%s: %s is due on %s", (slug, kind, due) => {
  expect(dueOf(slug, kind)).toBe(due);
});

test("Zimbabwe's VAT is declared by the 10th and paid by the 15th, its PAYE by the 5th and the 10th", () => {
  const { sales, payroll } = datesOf("zimbabwe");
  expect([sales?.payment, payroll?.payment]).toEqual(["period:15", "month:10"]);
  const file = calendarFile(findCountry("zimbabwe")!, {
    page: new URL("https://akoma.example/calendar"),
    made: new Date(),
  });
  expect(file).toMatch(/SUMMARY:Pay VAT\r/);
  expect(file).toMatch(/BYMONTHDAY=15/);
});

test.each([
  ["niger", "companyReturn"],
  ["niger", "sales"],
  ["burkina-faso", "sales"],
  ["mozambique", "socialSecurity"],
  ["guinea", "instalments"],
  ["congo", "companyReturn"],
  ["dr-congo", "instalments"],
  ["tunisia", "sales"],
  ["ethiopia", "instalments"],
  ["mali", "instalments"],
] as const)("%s: what is open of %s is to be confirmed with an office by its name", (slug, kind) => {
  const country = findCountry(slug)!;
  const duty = dutiesOf(country).find(({ of }) => of === kind) as Duty;
  expect(duty.confirm).toBeTruthy();
  const asked = `Confirm with ${duty.institution}: ${duty.confirm}.`;
  expect(textOf(renderToStaticMarkup(<Duties country={country} />))).toContain(asked);
  expect(textOf(renderToStaticMarkup(<CalendarPage country={country} />))).toContain(asked);
  expect(textOf(renderToStaticMarkup(<Tax country={country} />))).toContain(
    `(confirm with ${duty.institution})`,
  );
});

test("what is due before a day of the month is due on the day before", () => {
  for (const { tax } of listCountries())
    for (const date of Object.values(tax.dates)) {
      const day = /before the (\d+)th/.exec(date?.when ?? "")?.[1];
      if (day) expect(date?.due).toBe(`month:${Number(day) - 1}`);
    }
});

test("no list of what is uncertain calls a tax date open that is settled", () => {
  const open = new Set(listCountries().flatMap(({ registration }) => registration.uncertain));
  expect(Object.keys(settledWords).filter((text) => open.has(readerWords(text)))).toEqual([]);
});

test("no date of Niger is shown before its tax code of 2026 was read", () => {
  for (const kind of ["companyReturn", "companyPayment", "instalments", "sales", "payroll"] as const)
    expect(dueOf("niger", kind) ?? null).toBeNull();
});

const none = Object.fromEntries(taxDateKinds.map((kind) => [kind, null])) as TaxDates;
const known = { ...none, companyReturn: { when: "30 April", due: "year:04-30", status: "sourced", asOf: "2026", sources: ["a"] } } as TaxDates; // prettier-ignore
const tax = { authority: { name: "Revenue Office", url: null }, sales: null } as never;
const row = (what: string, when: string) => ({
  what,
  when,
  institution: "Office",
  status: "sourced" as const,
  sources: ["own"],
});

test("a row of a tax has its day from the dates; one that only says how often becomes a date itself", () => {
  const { dates, duties } = tieDuties(
    [
      row("Corporate tax return", "31 March"),
      row("VAT return", "monthly"),
      row("Renew the licence", "yearly"),
    ],
    known,
    { tax },
    () => false,
  );
  expect(dates.sales).toEqual({ when: "monthly", due: null, status: "sourced", asOf: null, sources: [] });
  expect(duties.map(({ what, of, when }) => [what, of, when])).toEqual([
    ["Corporate tax return", "companyReturn", undefined],
    ["VAT return", "sales", undefined],
    ["Renew the licence", undefined, "yearly"],
  ]);
  expect(tieDuties(duties, dates, { tax }, () => true).duties).toEqual(duties);
});

test("the research's telegrams are put into the words of a reader, and its own files are no source", () => {
  const raw = (rule: string, parts: object) => ({
    rule,
    status: "sourced",
    source_ids: ["a-page", "gk"],
    as_of: "2026",
    ...parts,
  });
  const dates = mapTaxDates(
    {
      company_payment: null,
      instalments: null,
      social_security: null,
      registry_annual_return: null,
      slug: "anywhere",
      note: null,
      contradicts: [],
      company_return: raw("within four months of the year-end", { dec_year_end: "04-30" }),
      vat_or_sales_tax: raw("monthly, return by the 21th and payment by the 21th of the following month", {
        return_day: 21,
        payment_day: 21,
      }),
      payroll_withholding: raw("within 15 days of the month", { day: 15 }),
    } as RawTaxDates,
    () => [],
  );
  expect(dates.companyReturn).toMatchObject({ due: "own-year:04-30", sources: ["a-page"], asOf: "2026" });
  expect(dates.sales).toMatchObject({ when: "monthly, by the 21st of the following month", due: "month:21" });
  expect(dates.payroll).toMatchObject({ when: "monthly, within 15 days of month-end", due: "month:15" });
});

test("the calendar page marks only what has no source", () => {
  for (const country of listCountries()) {
    const page = renderToStaticMarkup(<CalendarPage country={country} />);
    expect([country.slug, page.match(/<small[^>]*>[^<]*\bsourced\b/g)]).toEqual([country.slug, null]);
    expect(page).not.toMatch(/\((?:payment|return)\)<\/b>/);
  }
});

test("the days of the taxes are lists, one day a line, with the way to their sources once", () => {
  for (const country of listCountries()) {
    const page = renderToStaticMarkup(<Tax country={country} />);
    const known = dutiesOf(country).filter(({ of }) => of !== null && of !== "registryReturn");
    const lists = [...page.matchAll(/<dd\b[^>]*><ul>(.*?)<\/ul><\/dd>/g)].map(([, list]) => list);
    expect([country.slug, lists.join("").match(/<li>\p{Lu}/gu)?.length ?? 0]).toEqual([
      country.slug,
      known.length,
    ]);
    expect(page.match(/sources of each day/g)?.length ?? 0).toBe(known.length > 0 ? 1 : 0);
  }
});
