import { countrySlugs, type CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { keysOf } from "./keys-of.ts";
import { countryPath } from "./country-path.ts";
import type { CountryFamily } from "./paths.ts";

/** Families of pages with one page for each country, in the order of their tabs; `*` stands for the slug. */
export const countryFamilies: readonly CountryFamily[] = keysOf("family");

/** What each address of a country is: its family and whose it is. */
const byPath = new Map(
  countryFamilies.flatMap((family) =>
    countrySlugs.map((slug) => [countryPath(family, slug) as string, { family, slug }] as const),
  ),
);

/** Every address of the families. */
export const countryPaths: readonly string[] = [...byPath.keys()];

/** The family and the country of an address; undefined for a page of no family. */
export const countryPage = (path: string): { family: CountryFamily; slug: CountrySlug } | undefined =>
  byPath.get(path);
