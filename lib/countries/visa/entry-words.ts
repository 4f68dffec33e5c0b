import type { Known } from "../record/open/known.ts";
import { asSentence, dateWords, days } from "../words/open/guide-words.ts";
import { visaList, type Entry, type EntryNote } from "./find-entry.ts";
import { ruleWords, type EntryRule } from "./open/rules.ts";

/* What is said of a rule. A sentence is one whole template, never glued together from pieces. */

/** With these no visit is granted by the rule itself, so that no length of stay belongs to it. */
const withoutStay: ReadonlySet<EntryRule> = new Set(["own", "visa_required", "no_admission"]);

/** "Visa free, up to 90 days" */
export function entryWords(entry: Pick<Entry, "rule" | "days">): string {
  const { label } = ruleWords[entry.rule];
  if (entry.days !== null) return `${label}, up to ${days(entry.days)}`;
  return withoutStay.has(entry.rule) ? label : `${label}, days of stay: no data`;
}

/** The same of what may not be known. */
export const knownEntryWords = ({ fact, reason }: Known<Entry>): string =>
  fact ? entryWords(fact) : `No data. ${reason}`;

/** The day whose state the list is, in words. */
export const listState = (): string => dateWords(visaList.asOf);

/** "State of 17 February 2026", or since when it is otherwise and what the list says. */
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

/** How sure a note is: "announced", "indicative"; null where it was read in a source and nothing else is said. */
export function noteMark({ confidence, status }: Pick<EntryNote, "confidence" | "status">): string | null {
  if (status === "indicative") return confidence ? `${confidence}; indicative` : "indicative";
  return confidence;
}
