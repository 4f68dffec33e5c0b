import { countryFamilies } from "./country-families.ts";

/** Other names under which people look for a country; each leads to its one address. */
const countryAliases: Record<string, string> = {
  "ivory-coast": "cote-divoire",
  swaziland: "eswatini",
  "cape-verde": "cabo-verde",
  drc: "dr-congo",
  "congo-kinshasa": "dr-congo",
  "congo-brazzaville": "congo",
  "the-gambia": "gambia",
};

const aliases = Object.entries(countryAliases).flatMap(([alias, slug]) =>
  [...countryFamilies, "/start-business/*/print", "/explore/countries/*/ratings"].map((pattern) => ({
    source: pattern.replace("*", alias),
    destination: pattern.replace("*", slug),
    permanent: true,
  })),
);

/** Short and former addresses of portals. The query goes along. */
const shortcuts = [
  { source: "/portal", destination: "/portal/credit-union", permanent: true },
  { source: "/AfriventPortal", destination: "/portal/afrivent", permanent: true },
  { source: "/join", destination: "/portal/credit-union#accounts", permanent: true },
];

/** Short names of pages, and the right spelling of two that are published under another one. */
const otherNames = [
  { source: "/credit", destination: "/subsidiaries/credit-union#credit-score", permanent: true },
  { source: "/countries", destination: "/#countries", permanent: true },
  { source: "/innovation/aerospace", destination: "/innovation/arospace", permanent: true },
  { source: "/innovation/frequency", destination: "/innovation/frequence", permanent: true },
];

/** Permanent redirects (308), as next.config.ts takes them. */
export const redirects = [...aliases, ...shortcuts, ...otherNames];
