import { renderToStaticMarkup } from "react-dom/server";
import { AtAGlance } from "#components/countries/guide/at-a-glance.tsx";
import { Blocs } from "#components/countries/guide/region.tsx";
import { Infrastructure } from "#components/countries/guide/infrastructure.tsx";
import { Money } from "#components/countries/guide/money.tsx";
import { People } from "#components/countries/guide/people.tsx";
import { SectorMix } from "#components/countries/family/sector-mix.tsx";
import { otherSource } from "#components/countries/guide/source-marks.tsx";
import { usedSources } from "#components/countries/guide/sources.tsx";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import type { GuideProps } from "#components/countries/guide/guide-section.tsx";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import type { ReactNode } from "react";

const words = (Section: (props: GuideProps) => ReactNode, slug: string) =>
  renderToStaticMarkup(<Section country={findCountry(slug) as Country} />)
    .replace(/<[^>]+>/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

test.each([
  ["burkina-faso", /Languages *working language: French, English/],
  ["niger", /Languages *national language: Hausa; working language: French, English/],
  ["mali", /Official languages *Bambara.*working language: French/],
  ["mauritius", /Languages *no official language by law; English and French/],
  ["ethiopia", /Official language *Amharic federal working language: Oromo/],
])("the languages of %s are told as the record has them", (slug, listed) => {
  expect(words(AtAGlance, slug)).toMatch(listed);
});

test("a fact without a year names the source it was put right from", () => {
  expect(words(AtAGlance, "tanzania")).toMatch(/General knowledge \(capital, languages, blocs, region\)/);
  expect(words(AtAGlance, "ghana")).toMatch(/General knowledge \(languages, blocs, region\)/);
  expect(words(AtAGlance, "zimbabwe")).toMatch(/General knowledge \(currency, /);
});

test("the sources of plain facts are in the list of every guide", () => {
  for (const country of listCountries()) {
    const ids = usedSources(country);
    expect(ids).toEqual(expect.arrayContaining(["general-knowledge", "mledoze-countries", "restcountries"]));
  }
});

test("a column that keeps its numbers in one line has no remarks in it", () => {
  for (const country of listCountries())
    for (const part of [
      <People key="people" country={country} />,
      <SectorMix key="mix" country={country} />,
    ]) {
      const cells = renderToStaticMarkup(part).match(/<td class="num">.*?<\/td>/g) ?? [];
      const long = cells.map((cell) => cell.replace(/<[^>]+>/g, "")).filter((text) => text.length > 20);
      expect([country.slug, ...long]).toEqual([country.slug]);
    }
});

test("GDP per person says how it was derived", () => {
  expect(words(AtAGlance, "ghana")).toContain("GDP divided by population");
});

test("a second source is named only where it is another one", () => {
  for (const slug of ["eritrea", "south-sudan"]) {
    expect(otherSource(findCountry(slug) as Country, "gdp_nominal_usd")).toBeNull();
    expect(words(Money, slug)).not.toContain("A second source");
  }
  expect(words(Money, "ghana")).toContain("A second source gives a GDP of");
});

test("a year of a payment service without a source says so, and a date is written out", () => {
  expect(words(Money, "kenya")).toContain("since 2017 (year indicative)");
  expect(words(Money, "benin")).toContain("since 30 September 2025");
});

test("the discontinued count of days for electricity says so", () => {
  expect(words(Infrastructure, "ghana")).toContain(
    "Days to get electricity (Doing Business 2020, discontinued)",
  );
});

test("membership of a bloc is not told as a right", () => {
  expect(words(Blocs, "kenya")).toMatch(/ask before you count on it/);
});
