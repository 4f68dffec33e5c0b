import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { registry } from "./registry.ts";
import type { PageHref } from "./paths.ts";

/** Other names that people look up a country by. Each redirects to the canonical path. */
const countryAliases: Readonly<Record<string, CountrySlug>> = {
  "ivory-coast": "cote-divoire",
  swaziland: "eswatini",
  "cape-verde": "cabo-verde",
  drc: "dr-congo",
  "congo-kinshasa": "dr-congo",
  "congo-brazzaville": "congo",
  "the-gambia": "gambia",
};

/** Resolves an alias of a country to its slug. Any other text is returned unchanged. */
export const slugOfCountry = (name: string): string =>
  Object.hasOwn(countryAliases, name) ? (countryAliases[name] ?? name) : name;

/**
 * Short and former paths of pages, and the correct spelling of two that are published under a misspelt path. The query
 * is passed on.
 */
const pageAliases: Readonly<Record<`/${string}`, PageHref>> = {
  "/portal": "/portal/credit-union",
  "/AfriventPortal": "/portal/afrivent",
  "/join": "/portal/credit-union#accounts",
  "/credit": "/subsidiaries/credit-union#credit-score",
  "/programmes": "/programs",
  "/justice": "/justice/support",
  "/innovation/aerospace": "/innovation/arospace",
  "/innovation/frequency": "/innovation/frequence",
};

const ofCountries = Object.keys(registry).filter((key) => key.includes("*"));
const aliases = Object.entries(countryAliases).flatMap(([alias, slug]) =>
  ofCountries.map((pattern) => [pattern.replace("*", alias), pattern.replace("*", slug)] as const),
);

/** Permanent redirects (308), in the format of next.config.ts. */
export const redirects = [...aliases, ...Object.entries(pageAliases)].map(([source, destination]) => ({
  source,
  destination,
  permanent: true,
}));
