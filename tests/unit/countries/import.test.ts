import { mapFigure } from "#lib/countries/import/map-figure.ts";
import { findCountry } from "#lib/countries/index.ts";
import { merged, research } from "./research-fixture.ts";

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
    expect(figures.labour_force).toBeNull();
  });

  test("no mark of the research is lost", () => {
    const { figures, naturalResources, creditRatings, capitalAt, pavedRoadsKm, otherFigures } =
      merged(research());
    expect(figures.area_km2).toMatchObject({ snapshot: true, note: "without an island" });
    expect(figures.public_debt_pct_gdp?.stale).toBe(true);
    expect(figures.vat_standard_rate_pct).toMatchObject({ lowConfidence: true, review: "reform reported" });
    expect(figures.gdp_ppp_usd?.note).toBe("constant 2021 USD PPP");
    expect(figures.gdp_per_capita_nominal_usd?.note).toBe("GDP / population");
    expect(naturalResources?.snapshot).toBe(true);
    expect(creditRatings[0]?.stale).toBe(true);
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
