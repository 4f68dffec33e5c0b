import { mapFigure } from "#lib/data/countries/import/map-figures.ts";
import { mapHiring } from "#lib/data/countries/import/map-hiring.ts";
import { mapHolidays } from "#lib/data/countries/import/map-holidays.ts";
import { mapImporting } from "#lib/data/countries/import/map-importing.ts";
import { mapSource } from "#lib/data/countries/import/map-source.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { hiring } from "#lib/data/countries/record/open/hiring-schema.ts";
import { holidays } from "#lib/data/countries/record/open/holidays-schema.ts";
import { importing } from "#lib/data/countries/record/open/importing-schema.ts";
import { mergeResearch } from "#lib/data/countries/import/merge-research.ts";
import { aResearch, merged, research, testland } from "./research-fixture.ts";

describe("mapping the research to a record", () => {
  test("every block of figures ends in one flat list", () => {
    const { figures } = merged(research());
    expect(figures.population).toEqual({
      value: 1_000_000,
      year: 2024,
      source: "cia-factbook-2026-01",
      estimate: true,
    });
    expect(figures.services_pct_gdp?.value).toBe(50);
    expect(figures.ease_rank).toEqual({ value: 100, year: 2020, source: "worldbank-db2020" });
    expect(figures.corruption_perceptions).toMatchObject({ value: 40, rank: 80, of: 182 });
    expect(figures.ibrahim_economic_opportunity).toEqual({ value: 45, year: 2023, source: "iiag-2024" });
    expect(figures.rule_of_law).toEqual({ value: 49, year: 2023, source: "worldbank-wgi-2024" });
    expect(figures.account_ownership_pct?.value).toBe(55.5);
    expect(figures.unemployment_pct).toBeNull();
  });

  test("no mark of the research is lost", () => {
    const { figures, naturalResources, creditRatings, capitalAt, pavedRoadsKm, otherFigures } =
      merged(research());
    expect(figures.area_km2).toMatchObject({ snapshot: true, note: "without an island" });
    expect(figures.gdp_growth_pct).toMatchObject({ lowConfidence: true, review: "revised" });
    expect(figures.labour_force?.stale).toBe(true);
    expect(figures.gdp_ppp_usd?.note).toBe("in international dollars of 2021");
    expect(figures.gdp_per_capita_nominal_usd?.note).toBe("GDP / population");
    expect(naturalResources?.snapshot).toBe(true);
    expect(creditRatings[0]?.outlook).toBe("stable");
    expect(capitalAt.note).toBe("read on another map");
    expect(pavedRoadsKm).toBe(300);
    expect(otherFigures.population?.value).toBe(1_100_000);
  });

  test("registration is flattened, and no minimum capital stays 0, not null", () => {
    const { registration } = merged(research());
    expect(registration).toMatchObject({
      minCapital: 0,
      costLocal: null,
      oneStopShop: { name: "One stop", url: null },
    });
    expect(registration.steps[0]).toMatchObject({
      institutionUrl: "https://registry.example",
      cost: { amount: 25, currency: "TST", note: "2023 guide" },
    });
    expect(registration.duties).toHaveLength(1);
  });

  test("payment rows keep their status and sources", () => {
    const { payments } = merged(research());
    expect(payments.mobileMoney[0]).toEqual({
      name: "TestPesa",
      operator: "Testcom",
      since: null,
      status: "indicative",
      sources: [],
    });
    expect(payments.instant[0]?.sinceStatus).toBe("indicative");
    expect(payments.fxRegimeStatus).toBe("indicative");
  });

  test("a block that rests on drafts alone is indicative, and the rates are the figures of their tables", () => {
    const { figures, tax } = merged(research());
    expect(tax.company).toMatchObject({ ratePct: 25, status: "sourced" });
    expect(tax.sales).toMatchObject({
      status: "indicative",
      threshold: { status: "indicative", note: null },
    });
    expect(tax.small).toEqual({ text: "Turnover tax of 3%.", status: "indicative", sources: [] });
    expect(tax.withholding).toBeNull();
    expect(figures.corporate_tax_rate_pct).toEqual({ value: 25, year: 2026, source: "a-draft" });
    expect(figures.vat_standard_rate_pct).toMatchObject({ value: 15, year: 2026, indicative: true });
  });

  test("a note says nothing of the research's own files", () => {
    expect(merged(research()).tax.company?.notes).toBe("10% for farming (to be confirmed). See the rest");
  });

  test("a value that is dropped is none, and the record says why", () => {
    const { figures, withdrawn } = merged(research());
    expect(figures.public_debt_pct_gdp).toBeNull();
    expect(withdrawn).toEqual({
      public_debt_pct_gdp: "The last known value is of 2016 and nothing newer was found.",
    });
  });

  test("no such tax is said, and a rate that sources disagree on is none", () => {
    const given = research();
    Object.assign(given.tax.vat_or_sales_tax, { kind: "none", standard_pct: null });
    Object.assign(given.tax.corporate_income_tax, { standard_pct: null, notes: null });
    const { figures, withdrawn } = merged(given);
    expect([figures.vat_standard_rate_pct, figures.corporate_tax_rate_pct]).toEqual([null, null]);
    expect(withdrawn).toMatchObject({
      vat_standard_rate_pct: "There is no VAT or general sales tax.",
      corporate_tax_rate_pct: "The sources disagree.",
    });
  });

  test("forecasts and dates of rates stand in the note, and a rate of general knowledge is to be confirmed", () => {
    const { figures } = merged(research());
    expect(figures.inflation_pct?.note).toBe("forecast for 2025: 5%");
    expect(figures.policy_rate_pct).toMatchObject({
      indicative: true,
      note: "of June 2024; one for the eight states",
    });
  });

  test("the mean of the three pillars is worked out, and no pillar is invented", () => {
    const { figures } = merged(research());
    expect(figures.bready_mean).toEqual({ value: 50, year: 2025, source: "a-firm" });
    expect(figures.bready_entry_services).toBeNull();
    const given = research();
    given.bready.editions["2025"] = null;
    expect(merged(given).figures.bready_mean).toBeNull();
  });

  test("a source that is dated by its file loses what only its copy is called, and keeps that it is a draft", () => {
    const { sources } = mergeResearch(testland(), aResearch(research()));
    expect(sources.map(({ id, publisher, snapshot, draft }) => [id, publisher, snapshot, draft])).toEqual([
      ["a-draft", "A publisher", "2026-07-01", true],
      ["a-firm", "A publisher", "2025", undefined],
    ]);
  });

  test("an unknown part of a figure is refused, not dropped", () => {
    expect(() => mapFigure({ value: 1, year: 2024, source: "x", surprise: true })).toThrow(
      /unknown part "surprise"/,
    );
  });

  test("a record that does not fit the schema is refused", () => {
    const broken = research();
    broken.country.iso2 = "tl";
    expect(() => merged(broken)).toThrow();
  });

  test("a figure the research nowhere names is refused", () => {
    const broken = research();
    delete broken.country.people.median_age;
    expect(() => merged(broken)).toThrow(/median_age is nowhere/);
  });

  test("names come from five languages and by hand, without the name itself", () => {
    const names = findCountry("cabo-verde")?.otherNames;
    expect(names).toEqual(expect.arrayContaining(["Cape Verde", "Cap-Vert"]));
    expect(names).not.toContain("Cabo Verde");
    expect(findCountry("egypt")?.otherNames).toEqual(
      expect.arrayContaining(["Égypte", "Egito", "مصر", "Misri"]),
    );
  });
});

describe("mapping research on hiring, goods and holidays", () => {
  const rule = { text: "Up to 3 months", status: "indicative" };
  const raw = {
    slug: "togo",
    minimum_wage: null,
    minimum_wage_note: "Figures in the press disagree",
    weekly_hours: { value: 40, status: "indicative" },
    annual_leave_days: { value: 24, unit: "working days", note: null, status: "indicative" },
    annual_leave_ilo_2012: { value: 20, year: 2012, source_ids: ["ilo-2012"] },
    maternity_leave_weeks: { paid_days: 98, year: 2023, note: null, source_ids: ["wbl-2024"] },
    probation: rule,
    fixed_term: null,
    notice: null,
    severance: null,
    main_law: rule,
  };

  test("a wage that was not found is unknown, one that the law does not set is none", () => {
    expect(mapHiring(raw).noMinimumWage).toEqual({ is: "unknown", note: "Figures in the press disagree" });
    const none = { ...raw, minimum_wage_note: "No minimum wage in the private sector" };
    expect(mapHiring(none).noMinimumWage).toMatchObject({ is: "none" });
    expect(hiring.safeParse(mapHiring(raw)).success).toBe(true);
  });

  test("neither a wage nor why, both, or a wage read in no source is refused", () => {
    const wage = {
      amount: 1,
      currency: "XOF",
      period: "month",
      since: "2024",
      note: null,
      status: "sourced",
    };
    const fits = (part: object) => hiring.safeParse(mapHiring({ ...raw, ...part })).success;
    expect(fits({ minimum_wage_note: null })).toBe(false);
    expect(fits({ minimum_wage: { ...wage, source_ids: ["a"] } })).toBe(false);
    expect(fits({ minimum_wage_note: null, minimum_wage: { ...wage, source_ids: [] } })).toBe(false);
    expect(fits({ minimum_wage_note: null, minimum_wage: { ...wage, source_ids: ["a"] } })).toBe(true);
    expect(fits({ notice: { text: "1 month", status: "sourced" } })).toBe(false);
  });

  test("a row on goods that was read names its source", () => {
    const row = { topic: "tariff", text: "5 %", url: null, status: "sourced", sources: [] as string[] };
    const fits = (sources: string[]) =>
      importing.safeParse(mapImporting({ slug: "togo", rows: [{ ...row, sources }], not_established: [] }))
        .success;
    expect([fits([]), fits(["a"])]).toEqual([false, true]);
  });

  const day = (parts: Record<string, unknown>) => ({
    name: "A day",
    local_name: null,
    rule: "05-01",
    date_2026: "2026-05-01",
    date_2027: "2027-05-01",
    observed: null,
    status: "sourced",
    note: null,
    ...parts,
  });
  const listed = (...days: ReturnType<typeof day>[]) => ({
    slug: "togo",
    law: "A law",
    law_date: "2026-01-09",
    source_ids: ["vac", "audit3", "a-paper"],
    status: "sourced",
    holidays: days,
    removed: [
      { name: "An old day", rule: "01-13", year: "2014", note: null },
      { name: "A mistake", rule: "01-14", year: null, note: null },
    ],
    one_off: [],
  });

  test("a holiday keeps its rule, and only the dates that do not follow from it", () => {
    const list = mapHolidays(
      listed(
        day({}),
        day({ name: "Moved", rule: "lunisolar:divali", date_2026: "2026-11-08", date_2027: "2027-10-29" }),
        day({ name: "Every second year", date_2027: null, day_off_2026: "2026-05-04" }),
        day({
          name: "Feast",
          rule: "announced each year, December or January",
          date_2026: null,
          date_2027: null,
        }),
      ),
    );
    expect(holidays.parse(list)).toEqual({
      years: [2026, 2027],
      law: "A law",
      lawDate: "2026-01-09",
      days: [
        { name: "A day", rule: "05-01", status: "sourced" },
        { name: "Moved", rule: "lunisolar:divali", dates: ["2026-11-08", "2027-10-29"], status: "sourced" },
        {
          name: "Every second year",
          rule: "05-01",
          notIn: [2027],
          daysOff: ["2026-05-04"],
          status: "sourced",
        },
        { name: "Feast", rule: null, announced: "December or January", status: "sourced" },
      ],
      removed: [{ name: "An old day", since: 2014 }],
      declaredOnce: [],
      status: "sourced",
      sources: ["vacanza-holidays", "a-paper"],
    });
    expect(() => mapHolidays(listed())).toThrow(/no dates/);
    expect(() => mapHolidays(listed(day({ rule: "some Friday" })))).toThrow(/some Friday/);
  });

  test("what the research notes of a source for itself stays out of its words", () => {
    const noted = {
      title: "Notices of April 2024; long address shortened",
      publisher: "World Bank; copy in Some-Shop/tool",
      url: null,
      licence: "CC BY 4.0; repository MIT",
      date: "commit 996350d, 2026-05-13",
    };
    expect(mapSource("a", noted)).toEqual({
      id: "a",
      enabled: true,
      title: "Notices of April 2024",
      publisher: "World Bank",
      url: null,
      licence: "CC BY 4.0",
      snapshot: "2026-05-13",
    });
    expect(mapSource("a", { ...noted, date: "report 2012; commit 9999999" }).snapshot).toBe("2012");
    expect(mapSource("a", { ...noted, date: null }).snapshot).toBe("undated");
  });
});
