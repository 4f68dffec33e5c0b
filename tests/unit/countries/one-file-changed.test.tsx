import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

type File = { figures: Record<string, unknown> };

/** Ghana's file with another tax rate and inflation, from a new source: what an editor changes, and nothing else. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(`lib/data/countries/facts/${name}.json`, "utf8"));
const changed = read("countries/ghana") as File;
changed.figures["corporate_tax_rate_pct"] = { value: 3.7, year: 2026, source: "gra-notice" };
changed.figures["inflation_pct"] = { value: 98.7, year: 2026, source: "gra-notice" };
const file = {
  ...changed,
  sources: [
    {
      id: "gra-notice",
      title: "Notice of the new rate",
      publisher: "Ghana Revenue Authority",
      url: "https://gra.gov.gh/",
      licence: "Single facts",
      snapshot: "2026-11-22",
      enabled: true,
    },
  ],
};
type Mocks = { unstable_mockModule: (path: string, make: () => object) => unknown };
(import.meta.jest as unknown as Mocks).unstable_mockModule(
  "#lib/data/countries/record/read-facts.ts",
  () => ({
    readFacts: (name: string) => (name === "countries/ghana" ? file : read(name)),
  }),
);

const { checkCountries } = await import("#lib/data/countries/record/check-countries.ts");
const { compareCountries, comparisonCsv, rankCountries } = await import("#lib/data/countries/index.ts");
const { findCountry, listCountries } = await import("#lib/data/countries/record/index.ts");
const { Tax } = await import("#components/countries/guide/tax.tsx");
const { Sources } = await import("#components/countries/guide/sources.tsx");
const { countriesJson } = await import("#lib/domains/downloads/country-files.ts");
const { sourcesCsv } = await import("#lib/domains/downloads/dictionary-files.ts");

const ghana = findCountry("ghana") as Country;
const kenya = findCountry("kenya") as Country;

test("the changed file is fit to publish", () => {
  expect(checkCountries()).toEqual([]);
});

test("the guide shows the new rate with its year, and its source among the sources", () => {
  const tax = renderToStaticMarkup(<Tax country={ghana} />);
  expect(tax).toContain("3.7");
  expect(tax).toContain("2026");
  expect(renderToStaticMarkup(<Sources country={ghana} />)).toContain("Notice of the new rate");
});

test("comparison and ranking show it", () => {
  const rows = compareCountries([ghana, kenya]).groups.flatMap(({ rows }) => rows);
  const row = rows.find(({ key }) => key === "corporate_tax_rate_pct");
  expect(JSON.stringify(row?.cells[0])).toContain('"value":3.7,"year":2026,"source":"gra-notice"');
  const { rows: ranked } = rankCountries("corporate_tax_rate_pct", listCountries(), "lowest");
  expect(ranked.find(({ country }) => country === ghana)?.known.fact).toMatchObject({
    value: 3.7,
    year: 2026,
  });
});

test("the CSV and the data set show what is no tax; rates of tax stay out of downloads", () => {
  const csv = comparisonCsv([ghana, kenya]);
  expect(csv).toContain(
    "Ghana,GH,Inflation,percent,98.7,2026,gra-notice,Notice of the new rate,Single facts",
  );
  expect(csv).not.toContain("3.7,2026");
  expect(countriesJson()).toContain('"inflation_pct":{"value":98.7,"year":2026,"source":"gra-notice"');
  expect(countriesJson()).not.toContain('"corporate_tax_rate_pct"');
});

test("the download of sources lists the new one with its terms", () => {
  expect(sourcesCsv()).toContain("gra-notice,Notice of the new rate,Ghana Revenue Authority");
});
