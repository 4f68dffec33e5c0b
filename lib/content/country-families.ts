import { countrySlugs } from "#lib/countries/record/open/slugs.ts";

/** Families of pages with one page for each country, in the order of their tabs; `*` stands for the slug. */
export const countryFamilies = [
  "/start-business/*",
  "/explore/countries/*",
  "/one-africa/*",
  "/one-africa/*/help-desk",
  "/support/country/*",
  "/library/history/*",
] as const;
export type CountryFamily = (typeof countryFamilies)[number];

export const countryPath = (family: CountryFamily, slug: string): `/${string}` =>
  family.replace("*", slug) as `/${string}`;

/** What each address of a country is: its family and whose it is. */
const byPath = new Map(
  countryFamilies.flatMap((family) =>
    countrySlugs.map((slug) => [countryPath(family, slug) as string, { family, slug }] as const),
  ),
);

/** Every address of the families. */
export const countryPaths: readonly string[] = [...byPath.keys()];

/** The family and the country of an address; undefined for a page of no family. */
export const countryPage = (path: string): { family: CountryFamily; slug: string } | undefined =>
  byPath.get(path);
