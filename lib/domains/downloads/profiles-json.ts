import "server-only";
import { describeCountry } from "#lib/data/countries/profiles/index.ts";
import { dataAsOf, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { licence } from "./licence.ts";

/** The profiles of the 54 countries, each as one record (lib/data/countries/profiles/describe-country.ts). */
export const profilesJson = (): string =>
  JSON.stringify({
    licence,
    compiled: dataAsOf,
    profiles: listCountrySlugs().flatMap((slug) => describeCountry(slug) ?? []),
  });
