import { passportCodes, type PassportCode } from "../../record/open/passports.ts";
import { countryName } from "#lib/words/open/country-names.ts";
import { inOrder } from "#lib/words/open/formats.ts";
import { passportAdjectives } from "./passport-adjectives.ts";

/** What a passport is called: "French passport". */
export const passportName = (code: PassportCode): string => `${passportAdjectives[code]} passport`;

export type Passport = { code: PassportCode; country: string; name: string };

const passports: readonly Passport[] = passportCodes
  .map((code) => ({ code, country: countryName(code), name: passportName(code) }))
  .toSorted((one, other) => inOrder(one.country, other.country));

/** All 199 passports in the order of the names of their countries. */
export const listPassports = (): readonly Passport[] => passports;

/** The passport whose code, in small letters, is the last part of its page's address. */
export const passportAt = (part: string): Passport | undefined =>
  passports.find(({ code }) => code.toLowerCase() === part);
