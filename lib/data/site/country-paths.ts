import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { keysOf } from "./keys-of.ts";
import { countryPath } from "./country-path.ts";
import type { CountryFamily } from "./paths.ts";

/** The families of pages with one page per country, in tab order. `*` is a placeholder for the slug. */
export const countryFamilies: readonly CountryFamily[] = keysOf("family");

/** The family and country of each country page, by path. */
const byPath = new Map(
  countryFamilies.flatMap((family) =>
    countrySlugs.map((slug) => [countryPath(family, slug) as string, { family, slug }] as const),
  ),
);

/** The paths of all families for all countries. */
export const countryPaths: readonly string[] = [...byPath.keys()];

/** The family and country of the page at `path`; undefined for other pages. */
export const countryPage = (path: string): { family: CountryFamily; slug: CountrySlug } | undefined =>
  byPath.get(path);
