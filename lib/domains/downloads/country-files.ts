import "server-only";
import { figureKeys, figureKind } from "#lib/data/countries/record/open/figures.ts";
import { figureMarks } from "#lib/data/countries/index.ts";
import { dataAsOf, findSource, listCountries, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { describeCountry } from "#lib/data/countries/profiles/index.ts";

/** The licence of the data set. The attributions that the sources require are in akoma-sources.csv. */
export const licence = "ODbL 1.0, with the attributions of akoma-sources.csv";

/** Tax figures are excluded from downloads: readers must check each with the revenue authority. */
const keys = figureKeys.filter((key) => figureKind(key).group !== "tax");

/**
 * The figures of the 54 countries as JSON, each with value, year, source and marks, together with the sources, their
 * licences and the attribution they require. Missing figures are left out.
 */
export function countriesJson(): string {
  const countries = listCountries().map(({ slug, iso2, iso3, name, region, capital, figures }) => ({
    slug,
    iso2,
    iso3,
    name,
    region,
    capital,
    figures: Object.fromEntries(
      keys.flatMap((key) => {
        const figure = figures[key];
        if (!figure) return [];
        const { value, year, source } = figure;
        return [[key, { value, year, source, marks: figureMarks(figure) }]];
      }),
    ),
  }));
  const used = new Set(
    countries.flatMap(({ figures }) => Object.values(figures).map(({ source }) => source)),
  );
  const sources = [...used].toSorted().flatMap((id) => {
    const source = findSource(id);
    if (!source) return [];
    const { title, publisher, url, licence: terms, snapshot, attribution } = source;
    return [{ id, title, publisher, url, licence: terms, snapshot, ...(attribution && { attribution }) }];
  });
  return JSON.stringify({ licence, compiled: dataAsOf, sources, countries });
}

/** The profiles of the 54 countries, each as one record (lib/data/countries/profiles/describe-country.ts). */
export const profilesJson = (): string =>
  JSON.stringify({
    licence,
    compiled: dataAsOf,
    profiles: listCountrySlugs().flatMap((slug) => describeCountry(slug) ?? []),
  });
