import { findSource, sourceEnabled, visaFacts } from "../record/sources.ts";
import { listCountries } from "../record/list-countries.ts";
import type { Known } from "../record/open/known.ts";
import { type PassportCode, passportCodes } from "../record/open/passports.ts";
import type { CountrySlug } from "../record/open/slugs.ts";
import type { VisaOverride } from "../record/open/visa-schema.ts";
import type { Status } from "../record/open/fields.ts";
import { type EntryRule, ruleWords } from "./open/visa-rules.ts";
import { perVersion } from "../record/version.ts";
import type { Country } from "../record/open/schema.ts";
import { asSentence, dateWords, days } from "../words/open/guide-words.ts";

/** A note to show beside a rule. */
type EntryNote = {
  text: string;
  /** How certain it is, in the words of the research; null if the status says enough. */
  confidence: string | null;
  /** A day or month; null if unknown. */
  since: string | null;
  status: Status;
  sources: readonly string[];
};

export type Entry = {
  passport: PassportCode;
  destination: CountrySlug;
  rule: EntryRule;
  /** Days of one stay; null if no length is stated. */
  days: number | null;
  /** The date of the list, or the day or month since which a later change applies. */
  asOf: string;
  /** A later change that `rule` already includes, with what the list itself says. */
  change: Pick<VisaOverride, "listed" | "confidence" | "since"> | null;
  /** Whether the research doubts the rule for this passport. */
  isDoubted: boolean;
  /** The reason for the change, changes that are not applied, doubts, and remarks on the destination. */
  notes: readonly EntryNote[];
};

/** The list as published: its date, its source, and the caveats that apply to every pair. */
export const visaList = {
  asOf: visaFacts.asOf,
  source: visaFacts.source,
  caveats: visaFacts.caveats,
};

/** The codes have two letters and a space between them, so a substring match cannot span two codes. */
const has = (line: string, code: PassportCode): boolean => line.includes(code);

const homes = new Map<string, string>(listCountries().map(({ iso2, slug }) => [iso2, slug]));
const isShown = ({ sources }: { sources: readonly string[] }): boolean => sources.every(sourceEnabled);

/** The doubts of the research about one pair. */
const doubtsOf = (passport: PassportCode, destination: CountrySlug) =>
  visaFacts.doubts.filter((one) => one.passport === passport && one.destination === destination);

function notesOf(passport: PassportCode, destination: CountrySlug): EntryNote[] {
  const { overrides, remarks } = visaFacts;
  return [
    ...overrides
      .filter((one) => one.destination === destination && has(one.passports, passport) && isShown(one))
      // Applied changes come first, because they explain the rule.
      .toSorted((one, other) => Number(other.applied) - Number(one.applied))
      .map(({ note, confidence, since, status, sources }) => ({
        text: note,
        confidence,
        since,
        status,
        sources,
      })),
    ...doubtsOf(passport, destination).map(({ note, status }) => ({
      text: note,
      confidence: null,
      since: null,
      status,
      sources: [],
    })),
    ...remarks
      .filter((one) => one.destinations.includes(destination) && isShown(one))
      .map(({ note, status, sources }) => ({ text: note, confidence: null, since: null, status, sources })),
  ];
}

/**
 * What a destination requires of a passport for a short visit, with its date and the notes to show beside it, or why
 * that is not known. It answers one pair at a time, because the list may not be given out as a whole.
 */
export function findEntry(passport: PassportCode, destination: CountrySlug): Known<Entry> {
  const pair = {
    passport,
    destination,
    asOf: visaFacts.asOf,
    change: null,
    isDoubted: doubtsOf(passport, destination).length > 0,
    notes: [],
  };
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

/** Rules that require nothing before travel. An ETA is applied for before boarding, so it is not among them. */
const nothingBefore: ReadonlySet<EntryRule> = new Set(["visa_free", "visa_on_arrival"]);

type Openness = {
  country: Country;
  /** For how many foreign passports the rule is known. */
  known: number;
  /** How many of these enter without a visa or an authorisation before travel. */
  free: number;
};

/** For each country, how many of the foreign passports it lets in without a visa or an authorisation before travel. */
export const visaOpenness = perVersion("visa openness", (): readonly Openness[] =>
  listCountries().map((country) => {
    const rules = passportCodes
      .flatMap((code) => findEntry(code, country.slug).fact?.rule ?? [])
      .filter((rule) => rule !== "own");
    return {
      country,
      known: rules.length,
      free: rules.filter((rule) => nothingBefore.has(rule)).length,
    };
  }),
);

/* The texts of entry rules. Each sentence is one whole template, never concatenated. */

/** Rules that do not themselves allow a visit, so they have no length of stay. */
const withoutStay: ReadonlySet<EntryRule> = new Set(["own", "visa_required", "no_admission"]);

/** "Visa free, up to 90 days" */
export function entryWords(entry: Pick<Entry, "rule" | "days">): string {
  const { label } = ruleWords[entry.rule];
  if (entry.days !== null) return `${label}, up to ${days(entry.days)}`;
  return withoutStay.has(entry.rule) ? label : `${label}, days of stay: no data`;
}

/** The same for an entry that may be unknown. */
export const knownEntryWords = ({ fact, reason }: Known<Entry>): string =>
  fact ? entryWords(fact) : `No data. ${reason}`;

/** The date of the list, in words. */
export const listState = (): string => dateWords(visaList.asOf);

/** "State of 17 February 2026", or since when a later change applies and what the list says. */
export function stateWords({ change, asOf }: Pick<Entry, "change" | "asOf">): string {
  if (!change) return `State of ${dateWords(asOf)}`;
  const listed = change.listed.map((rule) => ruleWords[rule].label).join(" or ");
  const state = listState();
  return change.since
    ? `Since ${dateWords(change.since)} (${change.confidence}); the list of ${state} says: ${listed}`
    : `Without a date (${change.confidence}); the list of ${state} says: ${listed}`;
}

/** A note as a sentence. */
export function noteWords({ text }: Pick<EntryNote, "text">): string {
  const sentence = asSentence(text);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** How certain a note is: "announced", "indicative"; null if it is sourced and no confidence is stated. */
export function noteMark({ confidence, status }: Pick<EntryNote, "confidence" | "status">): string | null {
  if (status === "indicative") return confidence ? `${confidence}; indicative` : "indicative";
  return confidence;
}
