import { riskRating } from "#lib/countries/index.ts";
import { factSource, plainFacts, regionalRails, sourceIdsOfCountry } from "#lib/countries/record/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

/** Ids of every source a guide leans on, in the order in which a reader meets it. Registration sources stand apart. */
export function usedSources(country: Country): string[] {
  const { figures, independence, afcfta, otherFigures, payments, holidays: _holidays, ...rest } = country;
  return [
    ...plainFacts.map((fact) => factSource(country, fact)),
    ...sourceIdsOfCountry({ figures }),
    riskRating(country)?.source ?? [],
    ...sourceIdsOfCountry({ ...rest, independence, afcfta, otherFigures, payments }),
    ...regionalRails.filter(({ id }) => payments.regional.includes(id)).flatMap(({ sources }) => sources),
  ].flat();
}
