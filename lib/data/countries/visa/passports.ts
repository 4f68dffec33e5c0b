import { listCountries, findMobility } from "../record/list-countries.ts";
import type { Known } from "../record/open/known.ts";
import type { PassportCode } from "../record/open/passports.ts";
import type { Country } from "../record/open/schema.ts";
import {
  findEntry,
  type Entry,
  visaList,
  knownEntryWords,
  noteMark,
  noteWords,
  stateWords,
} from "./find-entry.ts";
import { entryRules, type EntryRule, type VisaAnswer } from "./open/visa-rules.ts";
import { dateWords } from "../words/open/guide-words.ts";
import { type Passport, findPassport, passportName } from "./open/passport-names.ts";
import { firstTyped, longestName } from "#lib/platform/text/first-typed.ts";
import { passportPath } from "./open/passport-path.ts";

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

const year = visaList.asOf.slice(0, 4);
const month = dateWords(visaList.asOf.slice(0, 7));

/** The title, worded as people search for it. */
export const passportTitle = ({ name }: Pick<Passport, "name">): string =>
  `Visa with the ${name}: all 54 African countries (${year})`;

/** The counts in one sentence, for search results. */
export function passportDescription({ code, name }: Pick<Passport, "code" | "name">): string {
  const { counts } = summarisePassport(code);
  const of = (...rules: EntryRule[]): number =>
    counts.reduce((sum, { rule, count }) => (rules.includes(rule) ? sum + count : sum), 0);
  return `${name} in Africa, ${month}: ${of("visa_free")} countries visa free, ${of("visa_on_arrival")} on arrival, ${of("eta", "e_visa")} online, ${of("visa_required")} by embassy, with days.`;
}

/** The source ids of a summary: that of the list, then those of the notes. */
export const passportSources = ({ rows }: Pick<PassportSummary, "rows">): string[] => [
  ...new Set([
    visaList.source,
    ...rows.flatMap(({ known }) => known.fact?.notes.flatMap(({ sources }) => sources) ?? []),
  ]),
];

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

/** The URL of the destination's own portal if a source states it; null for passports that need none. */
export function portalOf({ rule, destination }: Pick<Entry, "rule" | "destination">): string | null {
  if (rule === "own" || rule === "visa_free") return null;
  const evisa = findMobility(destination)?.evisa;
  return evisa?.urlStatus === "sourced" ? evisa.url : null;
}

/** What a few countries require of one passport, in words and values, as the API returns it. */
export const answerVisa = (passport: PassportCode, countries: readonly Country[]): VisaAnswer => ({
  passport,
  name: passportName(passport),
  page: passportPath(passport),
  entries: countries.map(({ slug, name }) => {
    const known = findEntry(passport, slug);
    const { fact } = known;
    return {
      to: slug,
      name,
      rule: fact?.rule ?? null,
      days: fact?.days ?? null,
      asOf: fact?.asOf ?? null,
      says: knownEntryWords(known),
      state: fact && stateWords(fact),
      portal: fact && portalOf(fact),
      notes: fact ? fact.notes.map((note) => ({ text: noteWords(note), mark: noteMark(note) })) : [],
    };
  }),
});
