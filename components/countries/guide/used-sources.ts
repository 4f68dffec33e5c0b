import { riskRating } from "#lib/data/countries/index.ts";
import {
  factSource,
  plainFacts,
  regionalRails,
  sourceIdsOfCountry,
} from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** Ids of every source of a guide, in the order of first use. Registration sources are listed separately. */
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
