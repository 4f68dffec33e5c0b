import { upperCase } from "#lib/platform/words/open/formats.ts";
import { dateWords } from "../words/open/guide-words.ts";

/** Phrases about the research's own files and its confidence, with their replacement for a reader. */
const own: readonly (readonly [RegExp, string])[] = [
  [/(?:^|(?<=[.;]\s))from general knowledge(?=[.;]|$)[.;]?\s*/gi, ""],
  [/(?:^|(?<=\.\s))general knowledge[.;:]?\s*/gi, ""],
  [/[;,]?\s*general knowledge$/i, ""],
  [/general knowledge/gi, "to be confirmed"],
  [/Employer rate as in the registration file; e/g, "E"],
  [/[;,]?\s*see the registration file(?: \(EY\))?/gi, ""],
  [/\bnot read\b/g, "not found"],
  [/^Not established\.$/, ""],
];

/** A note of the research without references to its own files; null if nothing is left. */
export function plainWords(note: string | null): string | null {
  if (note === null) return null;
  const words = own
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), note)
    .replace(/^[;,\s]+/, "")
    .replace(/(\. )([a-z])/g, (_, end: string, first: string) => `${end}${upperCase(first)}`)
    .trim();
  return words === "" ? null : words;
}

/** Whether a whole note is general knowledge, and not only a part that says so in brackets. */
export const isGeneralKnowledge = (note: string | null): boolean =>
  note !== null && /(?:from general knowledge|^general knowledge|; general knowledge$)/i.test(note);

/** Phrases of the compilers of the facts, about pages read and copies kept, with their replacement for a reader. */
const compilers: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/(Dodoma|Ciudad de la Paz) \(general knowledge\)/, "$1"],
  [/ \(general knowledge(?:, not read)?\)/g, " (to be confirmed)"],
  [/(?:,? from|: by|: | by) general knowledge/g, ", to be confirmed"],
  [/\bgeneral knowledge/g, "to be confirmed"],
  [/status to verify/g, "to be confirmed"],
  [
    /2022 edition kept: the 2023 figures \(([^)]*)\) look like a coding mistake in the source/g,
    "of 2022: the source's figures of 2023 ($1) look like a mistake",
  ],
  [/2022 edition kept: the 2023 list is led/g, "of 2022: the source's list of 2023 is led"],
  [
    /"([^"]+)" is a customs heading \(\d+\), not a local product/g,
    "$1 pass through the country and are not made in it",
  ],
  [/not in any (?:stored page|page read); read are/g, "in no source; known are"],
  [/not in any (?:stored page|page read)/gi, "not found in any source"],
  [/not confirmed in a stored page/g, "not confirmed by a source"],
  [/[Tt]he stored (\w+) page/g, "The $1 page"],
  [/no page after the start was read/g, "nothing was found from after the start"],
  [/no (total|cap)(?: was)? read/g, "no $1 was found"],
  [/was read only in part/g, "is known only in part"],
  [/only (penalties|the [^:;]+?) (?:was|were) read/g, "only $1 known"],
  [/\b(was|were) not read\b/g, "$1 not found"],
  [/\bnot read\b/g, "not found"],
  [/none that could be read/g, "none that we found"],
  [/were read (?:in|on) /g, "are from "],
  [/was read for /g, "is known for "],
  [/ decree read on /g, " decree seen on "],
  [/^decree read on /g, "decree seen on "],
  [/^(Dividends|Interest) read in a source;/g, "$1: from a source;"],
  [/^read in (?=an? )/g, "from "],
  [/: read in (?=the )/g, ": from "],
  [/ read in (?=a \d)/g, " in "],
  [/, (?:as )?read in one page/g, ", by one page"],
  [/\bas read in (?=an? |two )/g, "by "],
  [/\bas read(?=[;,.]|$)/g, "by one source"],
  [/by what was read/g, "as far as we found"],
  [/the sources read\b/g, "the sources"],
  [/; sources read still/g, "; some sources still"],
  [/\b(in|per) the (?:page|pages) read\b/g, "$1 our sources"],
  [/^the page read gives/g, "the source gives"],
  [/\b(page|pages|guide|report|source|table) read\b/g, "$1"],
  [/^Fees read /g, "Fees found "],
  [
    /(^|, )(r|R)ead (?=for (?:a|the) |only in parts)/g,
    (_, start: string, first: string) => `${start}${first === "R" ? "K" : "k"}nown `,
  ],
  [/the VAT date read predates/g, "the VAT date here predates"],
  [/was last read for/g, "was last found for"],
  [/^Work authorisation rule read for/g, "Work authorisation rule of"],
  [
    /(Doing Business 2020[^(]*?)(?:, as held in the project's country data)? \((?:copy in|as in the shared)[^)]*\)/g,
    "$1",
  ],
  [/\bSummary days:/g, "Days in all:"],
  [/^Summary days and the /, "The days in all and the "],
  [/^(of|left on) (\d{4}-\d{2}(?:-\d{2})?)\b/, (_, word, date) => `${word} ${dateWords(date)}`],
  [/(?<=[a-z;] |\()\d{4}-\d{2}-\d{2}\b/g, dateWords],
  [/(are of (?:\d{4}, )*\d{4}), (\d{4}) and no newer/, "$1 and $2, and no newer"],
  [/^at most for arrivals from/, "asked at most of arrivals from"],
  [/^Congo, Republic of the$/, "Congo (Republic)"],
  [/^GDP \(current USD\) \/ population, same source and year$/, "GDP divided by population"],
  [/\bconstant 2021 USD PPP\b/, "in international dollars of 2021"],
];

/** The site's spelling and its notation of percentages. Titles of publications keep their own. */
const spelling: readonly (readonly [RegExp, string])[] = [
  [/(\d) %/g, "$1%"],
  [/\bLabor Day\b/g, "Labour Day"],
  [/\bDefense Forces Day\b/g, "Defence Forces Day"],
];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const put = (text: string, phrases: typeof compilers): string =>
  phrases.reduce<string>(
    (done, [phrase, plain]) =>
      typeof plain === "string" ? done.replace(phrase, plain) : done.replace(phrase, plain),
    text,
  );

/** A record without the phrases of its compilers. URLs and ids are unchanged, because no phrase matches one. */
export function readerWords<Value>(value: Value, key = ""): Value {
  if (typeof value === "string") return put(put(value, compilers), key === "title" ? [] : spelling) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => readerWords(part, key)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, readerWords<unknown>(part, name)]),
  ) as Value;
}
