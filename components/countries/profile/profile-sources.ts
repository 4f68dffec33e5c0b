import { riskRating } from "#lib/data/countries/index.ts";
import { rankingsOf, sourceIdsOfCountry } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { sectors } from "../family/sector-mix.tsx";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const shown: readonly FigureKey[] = [
  "population",
  "gdp_nominal_usd",
  "gdp_per_capita_nominal_usd",
  "area_km2",
  "urban_population_pct",
  ...sectors,
];

/** The sources of a profile, in the order of first use. */
export function profileSources(country: Country): string[] {
  const { exportPartners, exportGoods, importGoods, legalForms, banks, agencies } = country;
  const keys = [...shown, ...rankingsOf(country).map(({ key }) => key)];
  return [
    ...keys.flatMap((key) => country.figures[key]?.source ?? []),
    ...sourceIdsOfCountry({ exportPartners, exportGoods, importGoods }),
    ...[riskRating(country)].flatMap((risk) => risk?.source ?? []),
    ...sourceIdsOfCountry({ legalForms, banks, agencies }),
  ];
}
