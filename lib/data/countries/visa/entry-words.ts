import type { Known } from "../record/open/known.ts";
import { asSentence, dateWords, days } from "../words/open/guide-words.ts";
import { visaList, type Entry, type EntryNote } from "./find-entry.ts";
import { ruleWords, type EntryRule } from "./open/visa-rules.ts";

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
