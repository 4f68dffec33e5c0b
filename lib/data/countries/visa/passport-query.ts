import { firstTyped, longestName } from "#lib/platform/text/first-typed.ts";
import { findPassport } from "./open/find-passport.ts";
import type { Passport } from "./open/passport-names.ts";

export type PassportQuery = {
  passport: Passport | null;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

/**
 * Parses a passport from a query, by code, country or adjective. An unknown one is ignored and reported in `problems`;
 * it never throws.
 */
export function parsePassportQuery(given: string | string[] | undefined): PassportQuery {
  const asked = firstTyped(given, longestName);
  if (asked === "") return { passport: null, problems: [] };
  const passport = findPassport(asked);
  if (passport) return { passport, problems: [] };
  return {
    passport: null,
    problems: [`“${asked}” is no passport of this site, so no rules of visas are shown.`],
  };
}
