import { figureKeys } from "./open/figures.ts";
import type { Country } from "./open/schema.ts";

/** The record without anything from a source that is switched off: such figures and lists are null, rows are left out. */
export function applySwitches(country: Country, enabled: (source: string) => boolean): Country {
  const keep = <Fact extends { source: string }>(fact: Fact | null): Fact | null =>
    fact && enabled(fact.source) ? fact : null;
  const figures = { ...country.figures };
  for (const key of figureKeys) figures[key] = keep(figures[key]);

  return {
    ...country,
    figures,
    otherFigures: {
      population: keep(country.otherFigures.population),
      gdp_nominal_usd: keep(country.otherFigures.gdp_nominal_usd),
    },
    naturalResources: keep(country.naturalResources),
    industries: keep(country.industries),
    farmProducts: keep(country.farmProducts),
    exportGoods: keep(country.exportGoods),
    importGoods: keep(country.importGoods),
    exportPartners: keep(country.exportPartners),
    importPartners: keep(country.importPartners),
    ports: keep(country.ports),
    pavedRoadsKm: figures.roads_km ? country.pavedRoadsKm : null,
    cities: country.cities.filter(({ source }) => enabled(source)),
    otherCities: keep(country.otherCities),
    creditRatings: country.creditRatings.filter(({ source }) => enabled(source)),
  };
}
