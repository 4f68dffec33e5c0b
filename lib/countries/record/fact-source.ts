import type { Country } from "./open/schema.ts";

const factbook = "cia-factbook-2026-01";
const codes = "mledoze-countries";
const known = "general-knowledge";

/** Where the facts come from that bear no source of their own in the records. */
const origins = {
  officialName: factbook,
  capital: factbook,
  capitals: factbook,
  capitalAt: factbook,
  centre: factbook,
  governmentType: factbook,
  legalSystem: factbook,
  borders: codes,
  landlocked: codes,
  currency: codes,
  callingCode: codes,
  tld: codes,
  drivingSide: "restcountries",
  timezones: "tzdb",
  languages: known,
  headOfState: known,
  governmentNote: known,
  blocs: known,
  region: known,
} as const satisfies Partial<Record<keyof Country, string>>;

export type PlainFact = keyof typeof origins;

export const plainFacts = Object.keys(origins) as PlainFact[];

/** Countries whose entry was put right from elsewhere, by fact. */
const exceptions: Partial<Record<PlainFact, Record<string, string>>> = {
  capital: { "equatorial-guinea": known, tanzania: known },
  capitals: Object.fromEntries(
    ["equatorial-guinea", "tanzania", "cote-divoire", "benin", "burundi", "eswatini", "south-africa"].map(
      (slug) => [slug, known],
    ),
  ),
  capitalAt: { "equatorial-guinea": known, tanzania: known, senegal: "geonames" },
  governmentType: { tunisia: known, togo: known },
  currency: { "sierra-leone": known, zimbabwe: known },
};

/** The id of the source of a fact that bears none itself; always one that findSource knows. */
export const factSource = (country: Country, fact: PlainFact): string =>
  exceptions[fact]?.[country.slug] ?? origins[fact];
