import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { CountryAddress, CountryPattern } from "./paths.ts";

/** A slug that is written down must be one of the 54; one that was read from a record is. */
type KnownSlug<S extends string> = string extends S ? S : S & CountrySlug;

/** The page of a family, or what belongs to it, for one country. Apart from the registry, because browsers ask it too. */
export const countryPath = <P extends CountryPattern, S extends string>(pattern: P, slug: KnownSlug<S>) =>
  pattern.replace("*", slug) as CountryAddress<P>;
