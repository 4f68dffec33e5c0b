import { rankingsOf, riskRating } from "#lib/countries/index.ts";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { sectors } from "../family/sector-mix.tsx";
import type { Country } from "#lib/countries/record/open/schema.ts";

const shown: readonly FigureKey[] = [
  "population",
  "gdp_nominal_usd",
  "gdp_per_capita_nominal_usd",
  "area_km2",
  "urban_population_pct",
  ...sectors,
];

/** The sources of what a profile shows, in the order in which a reader meets it. */
export const profileSources = (country: Country): string[] =>
  [
    ...[...shown, ...rankingsOf(country).map(({ key }) => key)].map((key) => country.figures[key]?.source),
    country.exportPartners?.source,
    country.exportGoods?.source,
    country.importGoods?.source,
    riskRating(country)?.source,
    ...country.legalForms.map(({ source }) => source),
    ...country.banks.map(({ source }) => source),
    ...country.agencies.map(({ source }) => source),
  ].flatMap((source) => source ?? []);
