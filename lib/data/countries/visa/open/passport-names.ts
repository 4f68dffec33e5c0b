import { passportCodes, type PassportCode } from "../../record/open/passports.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";
import { passportAdjectives } from "./passport-adjectives.ts";
import { editDistance } from "#lib/platform/text/edit-distance.ts";
import { fold } from "#lib/platform/text/fold.ts";

/** The name of a passport: "French passport". */
export const passportName = (code: PassportCode): string => `${passportAdjectives[code]} passport`;

export type Passport = { code: PassportCode; country: string; name: string };

const passports: readonly Passport[] = passportCodes
  .map((code) => ({ code, country: countryName(code), name: passportName(code) }))
  .toSorted((one, other) => inOrder(one.country, other.country));

/** All 199 passports, sorted by country name. */
export const listPassports = (): readonly Passport[] => passports;

/** Finds a passport by the last segment of its page's path, which is the code in lower case. */
export const passportAt = (part: string): Passport | undefined =>
  passports.find(({ code }) => code.toLowerCase() === part);

/** Other names that people type, besides the code, the country and the adjective. */
const otherNames: Partial<Record<PassportCode, readonly string[]>> = {
  AE: ["UAE"],
  BF: ["Burkinabè"],
  CD: ["DRC", "Congo-Kinshasa", "Democratic Republic of the Congo"],
  CG: ["Republic of the Congo"],
  CI: ["Ivory Coast"],
  CV: ["Cape Verde", "Cape Verdean"],
  CZ: ["Czech Republic"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales"],
  GM: ["The Gambia"],
  KR: ["Korea"],
  MK: ["Macedonia"],
  MM: ["Burma"],
  NL: ["Holland"],
  PH: ["Filipino", "Philippines"],
  SZ: ["Swaziland", "Swazi"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  US: ["USA", "America", "American"],
  VA: ["Holy See", "Vatican City"],
};

const byName = new Map<string, Passport>(
  listPassports().flatMap((passport) => {
    const { code, country, name } = passport;
    const names = [code, country, name, passportAdjectives[code], ...(otherNames[code] ?? [])];
    return names.map((one) => [fold(one), passport] as const);
  }),
);

/** Finds a passport by code, country or adjective, ignoring case and accents; undefined if there is none. */
export const findPassport = (asked: string): Passport | undefined => byName.get(fold(asked));

/** The share of the longer name's letters that may differ. */
const mostApart = 0.5;
const mostOffered = 3;

/** The passports whose names are closest to the query; empty if none is close. */
export function nearPassports(asked: string): Passport[] {
  const folded = fold(asked);
  if (folded.length < 3) return [];
  const apart = new Map<Passport, number>();
  for (const [name, passport] of byName) {
    if (name.length < 3) continue;
    const share = name.startsWith(folded)
      ? 0.1
      : editDistance(folded, name) / Math.max(folded.length, name.length);
    apart.set(passport, Math.min(share, apart.get(passport) ?? 1));
  }
  return [...apart]
    .filter(([, share]) => share <= mostApart)
    .sort(([, one], [, other]) => one - other)
    .slice(0, mostOffered)
    .map(([passport]) => passport);
}
