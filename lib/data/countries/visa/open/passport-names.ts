import { passportCodes, type PassportCode } from "../../record/open/passports.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";
import { passportAdjectives } from "./passport-adjectives.ts";

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
