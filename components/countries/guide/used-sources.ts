import { factSource, plainFacts, regionalRails, riskRating } from "#lib/countries/index.ts";
import { figureKeys } from "#lib/countries/record/open/figures.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

/** Ids of every source a guide leans on, in the order in which a reader meets it. Registration sources stand apart. */
export function usedSources(country: Country): string[] {
  const facts = [
    country.naturalResources,
    country.industries,
    country.farmProducts,
    country.exportGoods,
    country.importGoods,
    country.exportPartners,
    country.importPartners,
    country.ports,
    country.otherCities,
    country.independence,
    country.afcfta,
    country.otherFigures.population,
    country.otherFigures.gdp_nominal_usd,
    ...country.cities,
    ...country.creditRatings,
    ...country.agencies,
    ...country.legalForms,
    ...country.banks,
    ...country.agenciesByNameOnly,
  ];
  const { mobileMoney, instant, cardSwitches, regional } = country.payments;
  const rails = [
    ...mobileMoney,
    ...instant,
    ...cardSwitches,
    ...regionalRails.filter(({ id }) => regional.includes(id)),
  ];
  return [
    ...plainFacts.map((fact) => factSource(country, fact)),
    ...figureKeys.flatMap((key) => country.figures[key]?.source ?? []),
    riskRating(country)?.source ?? [],
    ...facts.flatMap((fact) => fact?.source ?? []),
    ...rails.flatMap(({ sources }) => sources),
  ].flat();
}
