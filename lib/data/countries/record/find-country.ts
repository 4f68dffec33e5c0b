import { perVersion } from "./version.ts";
import { listCountries } from "./list-countries.ts";
import type { Country } from "./open/schema.ts";

const bySlug = perVersion(
  "countries by slug",
  () => new Map<string, Country>(listCountries().map((country) => [country.slug, country])),
);

/** The country with exactly this slug. */
export const findCountry = (slug: string): Country | undefined => bySlug().get(slug);
