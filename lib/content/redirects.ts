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
  ["", "/print"].map((suffix) => ({
    source: `/start-business/${alias}${suffix}`,
    destination: `/start-business/${slug}${suffix}`,
    permanent: true,
  })),
);

/** Short and former addresses of portals. The query goes along. */
const shortcuts = [
  { source: "/portal", destination: "/portal/credit-union", permanent: true },
  { source: "/AfriventPortal", destination: "/portal/afrivent", permanent: true },
  { source: "/join", destination: "/portal/credit-union#accounts", permanent: true },
];

/** Permanent redirects (308), as next.config.ts takes them. */
export const redirects = [...aliases, ...shortcuts];
