import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { keysOf } from "./registry-keys.ts";
import { countryPath } from "./country-path.ts";
import type { CountryFamily } from "./paths.ts";
import { registry } from "./registry.ts";

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

const slugs: ReadonlySet<string> = new Set(countrySlugs);
const isSlug = (part: string): part is CountrySlug => slugs.has(part);

/** The country that the page at `path` belongs to, in any family; undefined for other pages and unknown paths. */
export function countryOf(path: string): CountrySlug | undefined {
  const parts = path.split("/");
  const slug = parts.find(isSlug);
  return slug && parts.map((part) => (part === slug ? "*" : part)).join("/") in registry ? slug : undefined;
}
