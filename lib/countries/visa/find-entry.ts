import { findSource } from "../record/find-source.ts";
import { listCountries } from "../record/list-countries.ts";
import type { Known } from "../record/open/known.ts";
import type { PassportCode } from "../record/open/passports.ts";
import type { CountrySlug } from "../record/open/slugs.ts";
import type { VisaOverride } from "../record/open/visa-schema.ts";
import { sourceEnabled } from "../record/source-enabled.ts";
import { visaFacts } from "../record/visa-facts.ts";
import type { Status } from "../record/open/fields.ts";
import type { EntryRule } from "./open/rules.ts";

/** What must be told beside a rule. */
export type EntryNote = {
  text: string;
  /** How sure it is, in the words of the research; null where the status says all. */
  confidence: string | null;
  /** A day or month; null where none is known. */
  since: string | null;
  status: Status;
  sources: readonly string[];
};

export type Entry = {
  passport: PassportCode;
  destination: CountrySlug;
  rule: EntryRule;
  /** Days of one stay; null where no length is stated. */
  days: number | null;
  /** The day whose state this is, or the day or month since which a later change holds. */
  asOf: string;
  /** A later change that the rule already says, and what the list of `asOf` of the whole said. */
  change: Pick<VisaOverride, "listed" | "confidence" | "since"> | null;
  /** The reason of the change, changes that are not worked in, doubts, and what is known of the destination. */
  notes: readonly EntryNote[];
};

/** The list as it is published: which day it is of, where it is from, and what holds for every pair. */
export const visaList = {
  asOf: visaFacts.asOf,
  source: visaFacts.source,
  caveats: visaFacts.caveats,
};

/** In a line of codes with a space between them no code begins inside another. */
const has = (line: string, code: PassportCode): boolean => line.includes(code);

const homes = new Map<string, string>(listCountries().map(({ iso2, slug }) => [iso2, slug]));
const isShown = ({ sources }: { sources: readonly string[] }): boolean => sources.every(sourceEnabled);

function notesOf(passport: PassportCode, destination: CountrySlug): EntryNote[] {
  const { overrides, doubts, remarks } = visaFacts;
  return [
    ...overrides
      .filter((one) => one.destination === destination && has(one.passports, passport) && isShown(one))
      // What was worked in stands first: it explains the rule.
      .toSorted((one, other) => Number(other.applied) - Number(one.applied))
      .map(({ note, confidence, since, status, sources }) => ({
        text: note,
        confidence,
        since,
        status,
        sources,
      })),
    ...doubts
      .filter((one) => one.passport === passport && one.destination === destination)
      .map(({ note, status }) => ({ text: note, confidence: null, since: null, status, sources: [] })),
    ...remarks
      .filter((one) => one.destinations.includes(destination) && isShown(one))
      .map(({ note, status, sources }) => ({ text: note, confidence: null, since: null, status, sources })),
  ];
}

/**
 * What a destination asks of a passport for a short visit, with its date and all that must be told beside it; or why that
 * is not known. One pair at a time: the list is nobody's to take as a whole.
 */
export function findEntry(passport: PassportCode, destination: CountrySlug): Known<Entry> {
  const pair = { passport, destination, asOf: visaFacts.asOf, change: null, notes: [] };
  if (homes.get(passport) === destination)
    return { fact: { ...pair, rule: "own", days: null }, reason: null };
  if (!sourceEnabled(visaFacts.source)) {
    const why = findSource(visaFacts.source)?.note;
    return { fact: null, reason: why ?? "The source of the rules is switched off." };
  }
  const row = visaFacts.destinations[destination].find(({ passports }) => has(passports, passport));
  if (!row) return { fact: null, reason: "The source has no rule for this passport." };
  const change = visaFacts.overrides.find(
    (one) => one.applied && one.destination === destination && has(one.passports, passport),
  );
  return {
    fact: {
      ...pair,
      rule: row.rule,
      days: row.days,
      asOf: change?.since ?? visaFacts.asOf,
      change: change ? { listed: change.listed, confidence: change.confidence, since: change.since } : null,
      notes: notesOf(passport, destination),
    },
    reason: null,
  };
}
