import { countrySlugs, type CountrySlug } from "./open/slugs.ts";
import { readFacts } from "./read-facts.ts";

/**
 * What people edit: one file a country. Not typed by what happens to stand in them, which would be 54 types:
 * lib/countries/record/country-file.ts says what must stand there.
 */
export const readCountryFiles = (): Readonly<Record<CountrySlug, unknown>> =>
  Object.fromEntries(countrySlugs.map((slug) => [slug, readFacts(`countries/${slug}`)])) as Record<
    CountrySlug,
    unknown
  >;
