import { findPassport } from "./open/find-passport.ts";
import type { Passport } from "./open/passport-names.ts";

export type PassportQuery = {
  passport: Passport | null;
  /** What of the address was ignored and why, one sentence each. */
  problems: string[];
};

/** However long the address is, so much of it is said back. */
const longestEcho = 40;

/** The passport that an address names, by code, country or adjective. What is none is ignored and said; never throws. */
export function parsePassportQuery(given: string | string[] | undefined): PassportQuery {
  const asked = ([given].flat()[0] ?? "").trim();
  if (asked === "") return { passport: null, problems: [] };
  const passport = findPassport(asked);
  if (passport) return { passport, problems: [] };
  const echo = asked.slice(0, longestEcho);
  return {
    passport: null,
    problems: [`“${echo}” is no passport of this site, so no rules of visas are shown.`],
  };
}
