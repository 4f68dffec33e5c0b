import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { CountryAddress, CountryPattern } from "./paths.ts";

/** Checks a literal slug against the 54 countries. A plain `string`, read from a record, is accepted as it is. */
type KnownSlug<S extends string> = string extends S ? S : S & CountrySlug;

/**
 * The path of one country's page for a pattern. It does not import the registry, because browsers load this file too.
 */
export const countryPath = <P extends CountryPattern, S extends string>(pattern: P, slug: KnownSlug<S>) =>
  pattern.replace("*", slug) as CountryAddress<P>;
