import { passportCodes, type PassportCode } from "../../record/open/passports.ts";
import { inOrder, regionNames } from "#lib/words/open/formats.ts";
import { passportAdjectives } from "./passport-adjectives.ts";

const intlNames = regionNames();

/** Names that `Intl` cuts short, writes with a sign, or gives to more than issues the passport. */
const putRight: Partial<Record<PassportCode, string>> = {
  AG: "Antigua and Barbuda",
  BA: "Bosnia and Herzegovina",
  CD: "DR Congo",
  CG: "Congo (Republic)",
  CI: "Côte d'Ivoire",
  CV: "Cabo Verde",
  HK: "Hong Kong",
  KN: "Saint Kitts and Nevis",
  LC: "Saint Lucia",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
  ST: "São Tomé and Príncipe",
  TT: "Trinidad and Tobago",
  VC: "Saint Vincent and the Grenadines",
  XK: "Kosovo",
};

/** The country a passport is of: "France". */
const passportCountry = (code: PassportCode): string => putRight[code] ?? intlNames.of(code) ?? code;

/** What a passport is called: "French passport". */
export const passportName = (code: PassportCode): string => `${passportAdjectives[code]} passport`;

export type Passport = { code: PassportCode; country: string; name: string };

const passports: readonly Passport[] = passportCodes
  .map((code) => ({ code, country: passportCountry(code), name: passportName(code) }))
  .toSorted((one, other) => inOrder(one.country, other.country));

/** All 199 passports in the order of the names of their countries. */
export const listPassports = (): readonly Passport[] => passports;

/** The passport whose code, in small letters, is the last part of its page's address. */
export const passportAt = (part: string): Passport | undefined =>
  passports.find(({ code }) => code.toLowerCase() === part);
