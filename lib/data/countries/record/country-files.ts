import { countrySlugs, type CountrySlug } from "./open/slugs.ts";
import { readFacts } from "./read-facts.ts";

/**
 * The files that people edit, one per country. They are not typed by their content, which would be 54 types:
 * lib/data/countries/record/country-file.ts has their schema.
 */
export const readCountryFiles = (): Readonly<Record<CountrySlug, unknown>> =>
  Object.fromEntries(countrySlugs.map((slug) => [slug, readFacts(`countries/${slug}`)])) as Record<
    CountrySlug,
    unknown
  >;
