import { listCountries } from "../record/list-countries.ts";
import type { Known } from "../record/open/known.ts";
import type { PassportCode } from "../record/open/passports.ts";
import type { Country } from "../record/open/schema.ts";
import { findEntry, type Entry } from "./find-entry.ts";
import { entryRules, type EntryRule } from "./open/rules.ts";

export type PassportSummary = {
  /** All 54 countries, sorted by name. */
  rows: readonly { country: Country; known: Known<Entry> }[];
  /** How many of the 54 countries have each rule. Rules without a country are left out. */
  counts: readonly { rule: EntryRule; count: number }[];
};

/** What the 54 countries require of one passport. */
export function summarisePassport(passport: PassportCode): PassportSummary {
  const rows = listCountries().map((country) => ({
    country,
    known: findEntry(passport, country.slug),
  }));
  return {
    rows,
    counts: entryRules
      .map((rule) => ({ rule, count: rows.filter(({ known }) => known.fact?.rule === rule).length }))
      .filter(({ count }) => count > 0),
  };
}
