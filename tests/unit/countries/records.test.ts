import { applySwitches } from "#lib/data/countries/record/apply-switches.ts";
import { checkCountries } from "#lib/data/countries/record/check-countries.ts";
import { countryRecords } from "#lib/data/countries/record/country-records.ts";
import { figureKeys } from "#lib/data/countries/record/open/figures.ts";
import {
  factSource,
  findCountry,
  findSource,
  getFigure,
  listBlocs,
  listCountries,
  listCountrySlugs,
  noDataReason,
  plainFacts,
  siteCounts,
} from "#lib/data/countries/record/index.ts";
import { sources } from "#lib/data/countries/record/sources.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const ghana = findCountry("ghana") as Country;

test("there are 54 countries, in the order of their names, with unique slugs and codes", () => {
  const countries = listCountries();
  expect(countries).toHaveLength(54);
  for (const key of ["slug", "iso2", "iso3", "name"] as const) {
    expect(new Set(countries.map((country) => country[key])).size).toBe(54);
  }
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(listCountrySlugs()).toEqual(countries.map(({ slug }) => slug));
});

test("every record fits the schema and everything it names exists", () => {
  expect(checkCountries()).toEqual([]);
});

test("the check names what is wrong", () => {
  const [first, ...rest] = countryRecords();
  const broken = { ...(first as Country), borders: ["atlantis" as "togo"], blocs: ["ATLANTIC"], iso2: "xx" };
  const problems = checkCountries([broken, ...rest]).join("\n");
  expect(problems).toContain(`${broken.slug}: the neighbour atlantis is no country`);
  expect(problems).toContain(`${broken.slug}: the bloc ATLANTIC has no description`);
  expect(problems).toContain(`${broken.slug}: iso2`);
  expect(checkCountries(rest)).toContain("There are 53 records, not 54.");
});

test("every figure has a year and a source that can be named", () => {
  for (const country of countryRecords()) {
    for (const key of figureKeys) {
      const figure = country.figures[key];
      if (!figure) continue;
      expect(Number.isFinite(figure.value)).toBe(true);
      expect(figure.year).toBeGreaterThanOrEqual(1990);
      expect(findSource(figure.source)).toBeDefined();
    }
  }
});

test("every step and duty names only sources its record lists", () => {
  for (const { registration } of listCountries()) {
    const ids = registration.sources.map(({ id }) => id);
    const named = [...registration.steps, ...registration.duties].flatMap(({ sources }) => sources);
    expect(ids).toEqual(expect.arrayContaining([...new Set(named)]));
  }
});

test("source ids are unique, and a switched-off source says why", () => {
  expect(new Set(sources().map(({ id }) => id)).size).toBe(sources().length);
  const off = sources().filter(({ enabled }) => !enabled);
  expect(off.map(({ id }) => id)).toEqual(["heritage-ief-2026", "iep-gpi-2026"]);
  for (const { note } of off) expect(note).toMatch(/switched off/);
});

test("a switched-off source gives no data anywhere, with the reason", () => {
  for (const country of listCountries()) {
    expect(getFigure(country, "economic_freedom")).toBeNull();
    expect(getFigure(country, "global_peace")).toBeNull();
  }
  expect(noDataReason(ghana, "global_peace")).toBe(
    "The publisher's terms are unclear, so this source is switched off.",
  );
});

test("switching a source off empties its figures, lists, cities and ratings", () => {
  const record = countryRecords().find(({ slug }) => slug === "ghana") as Country;
  const without = applySwitches(record, (id) => !/^(cia-factbook|capital-2025)/.test(id));
  expect(without.figures.population).toBeNull();
  expect(without.figures.gdp_nominal_usd).not.toBeNull();
  expect(without).toMatchObject({
    naturalResources: null,
    exportPartners: null,
    ports: null,
    pavedRoadsKm: null,
  });
  expect(without.cities).toEqual([]);
  expect(without.creditRatings).toEqual([]);
  expect(record.figures.population).not.toBeNull();
});

test("a missing figure says whether it could exist at all", () => {
  const chad = findCountry("chad") as Country;
  expect(noDataReason(chad, "ports")).toBe("The country has no coast.");
  const caboVerde = findCountry("cabo-verde") as Country;
  expect(noDataReason(caboVerde, "railways_km")).toBe("Not found in a source that may be used.");
  expect(noDataReason(caboVerde, "global_peace")).toBe("Not found in a source that may be used.");
});

test("unknown slugs find nothing", () => {
  expect(findCountry("atlantis")).toBeUndefined();
  expect(findCountry("Ghana")).toBeUndefined();
});

test("every bloc has a name, a purpose and members from the records", () => {
  for (const { id, name, what, members } of listBlocs()) {
    expect(name).not.toBe(id);
    expect(what).toMatch(/\.$/);
    expect(members.length).toBeGreaterThan(1);
  }
  const ecowas = listBlocs().find(({ id }) => id === "ECOWAS");
  expect(ecowas?.members).toHaveLength(12);
  expect(ecowas?.notes).toContainEqual({ slug: "niger", note: "left on 29 January 2025" });
});

test("the counts are those of the records", () => {
  const counts = siteCounts();
  expect(counts).toMatchObject({ countries: 54, regions: 5, steps: 534, sourcedSteps: 469, blocs: 13 });
  expect(counts.figures).toBe(
    listCountries().reduce(
      (sum, country) => sum + figureKeys.filter((key) => country.figures[key]).length,
      0,
    ),
  );
});

test("every fact without a source of its own has one that can be named, in every country", () => {
  for (const country of listCountries())
    for (const fact of plainFacts) expect(findSource(factSource(country, fact))).toBeDefined();
});

test("figures the research calls unreliable say so", () => {
  const { figures } = findCountry("eritrea") as Country;
  for (const key of ["gdp_ppp_usd", "gdp_per_capita_ppp_usd"] as const) {
    expect(figures[key]).toMatchObject({ lowConfidence: true, note: expect.stringContaining("unreliable") });
  }
});

test("a fact without a source of its own has one all the same, with the exceptions that were put right", () => {
  expect(findSource(factSource(ghana, "currency"))?.id).toBe("mledoze-countries");
  expect(factSource(findCountry("tanzania") as Country, "capital")).toBe("general-knowledge");
  expect(factSource(findCountry("senegal") as Country, "capitalAt")).toBe("geonames");
});
