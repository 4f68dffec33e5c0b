import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { registry } from "./registry.ts";
import type { PageHref } from "./paths.ts";

/** Other names under which people look for a country; each leads to its one address. */
const countryAliases: Readonly<Record<string, CountrySlug>> = {
  "ivory-coast": "cote-divoire",
  swaziland: "eswatini",
  "cape-verde": "cabo-verde",
  drc: "dr-congo",
  "congo-kinshasa": "dr-congo",
  "congo-brazzaville": "congo",
  "the-gambia": "gambia",
};

/** The slug of a country by any name its pages are found under. What is none of them stays as it is. */
export const slugOfCountry = (name: string): string =>
  Object.hasOwn(countryAliases, name) ? (countryAliases[name] ?? name) : name;

/**
 * Short and former addresses of pages, and the right spelling of two that are published under another one. The query
 * goes along.
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

/** Permanent redirects (308), as next.config.ts takes them. */
export const redirects = [...aliases, ...Object.entries(pageAliases)].map(([source, destination]) => ({
  source,
  destination,
  permanent: true,
}));
