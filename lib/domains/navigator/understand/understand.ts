import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { AskedQuestion } from "../open/answer.ts";
import type { NamedCountry } from "#lib/services/search/index.ts";
import type { Corpus } from "../corpus.ts";
import { manners, type ConceptId } from "./concepts.ts";
import { countryOfOffice } from "./country-of-office.ts";
import { findHolder } from "./find-holder.ts";
import { emptyWords, readConcepts, type MentionedConcept } from "./read-concepts.ts";
import type { Topic } from "../topics/topic.ts";
import { visaTopic } from "../topics/living.ts";
import { findTopic, topics } from "../topics/topics.ts";

/** What a firm is registered as, other than a company. Each has a page of its own. */
export type FormOfRegistration = "sole-trader" | "foreign-owner" | "branch";

export type Understood = {
  folded: string;
  /** Slugs in the order in which the question names them; those of the question before if this one names none. */
  countries: readonly string[];
  /** Whether the question itself names a country. */
  namesCountry: boolean;
  /** Countries that share a name in the question, if nothing says which of them is meant. */
  between?: readonly string[];
  /** Whether the country is not named, but inferred from a word that only its pages have. */
  isInferred?: boolean;
  passport?: string;
  /** What it asks. There is a second topic only if it asks for two things. */
  topics: readonly Topic[];
  /** Whether the topics account for the question: they score high enough, or no word is unknown. */
  isClear: boolean;
  registration?: FormOfRegistration;
  /** The folded question without countries and without the asker's nationality. */
  remainder: string;
  /** The meaningful words, without countries. */
  words: readonly string[];
  /** Those of `words` that no concept contains. */
  unknown: readonly string[];
  /** What the question calls the countries. */
  names: readonly string[];
  concepts: readonly ConceptId[];
  /** The words that ask for the topics, and (`manner`) those that only say how. */
  asking: readonly string[];
  manner: readonly string[];
};

/** How much a concept says about what is asked. Concepts that are not listed weigh the most (`unlisted`). */
const weights: Partial<Record<ConceptId, number>> = {
  company: 1.3,
  foreign: 1.5,
  register: 2,
  tax: 2.5,
  import: 2,
  hire: 2,
  home_market: 1.5,
  opportunities: 2.5,
  own: 1,
  invest: 1.5,
  move: 2,
  health: 2,
  schools: 2,
  trade: 2,
  towns: 2,
  office: 1,
  area: 2.5,
  government: 2.5,
  papers: 1.2,
  land: 2,
  abroad: 0.5,
  recognition: 2.5,
};
const unlisted = 3;
const ofManner = 1;
/** From this score on, what is asked is clear, whatever else the question says. */
const enough = 2.5;

const weightOf = (concept: ConceptId): number =>
  weights[concept] ?? (manners.has(concept) ? ofManner : unlisted);

type Fit = { topic: Topic; score: number; asked: readonly ConceptId[] };

/** The topics that a set of concepts asks for, best first. */
function fitting(mentioned: readonly MentionedConcept[]): Fit[] {
  const lengths = new Map<ConceptId, number>();
  for (const { concept, length } of mentioned)
    lengths.set(concept, Math.max(length, lengths.get(concept) ?? 0));
  return topics
    .flatMap((topic) => {
      const fits = topic.asks.filter((asked) => asked.every((concept) => lengths.has(concept)));
      // A longer term says more than a shorter one, and a larger set of concepts more than a smaller one.
      const graded = fits.map((asked) => ({
        topic,
        asked,
        score: asked.reduce((sum, concept) => sum + weightOf(concept) + 0.1 * (lengths.get(concept) ?? 0), 0),
      }));
      const best = graded.toSorted((one, other) => other.score - one.score)[0];
      return best ? [best] : [];
    })
    .toSorted((one, other) => other.score - one.score);
}

const asksForTwo = /(?:^| )(?:and|et|e|plus|also|y|as well as)(?: |$)|[,;&]/;

/** The second topic of a question that asks for two things. It shares no concept with the first. */
function secondOf(fits: readonly Fit[], text: string): Fit | undefined {
  const [first] = fits;
  if (!first || !asksForTwo.test(text.toLowerCase())) return undefined;
  return fits
    .slice(1)
    .find(({ asked, score }) => score >= enough && !asked.some((one) => first.asked.includes(one)));
}

/** Concepts that no page of a country has a row for. No topic answers a question that contains one. */
const unanswered: ReadonlySet<ConceptId> = new Set(["close", "other_leave", "other_tax"]);

const mentionOf = (concept: ConceptId): MentionedConcept => ({ concept, at: 0, length: 1, typed: [] });

/** What the question before was about, without how it was asked. */
const aboutOf = (about: Topic | undefined): ConceptId[] =>
  [...(about?.asks[0] ?? [])].filter((one) => !manners.has(one));

function registrationOf(
  concepts: readonly ConceptId[],
  isForeigner: boolean,
): FormOfRegistration | undefined {
  if (concepts.includes("sole_trader")) return "sole-trader";
  if (concepts.includes("branch")) return "branch";
  return concepts.includes("foreign") || isForeigner ? "foreign-owner" : undefined;
}

/** The countries a question is about: those it names, plus those of the question before if it compares with them. */
function namedSlugs(folded: string, named: readonly string[], before: readonly string[]): readonly string[] {
  if (named.length === 0) return before;
  return /^(?:and )?(?:now )?(?:compare|compared|versus|vs)\b/.test(folded) && named.length === 1
    ? [...new Set([...before, ...named])]
    : named;
}

/**
 * The countries that a shared name may mean. Those that the question names otherwise are excluded; if none is, the one
 * that was asked about before is meant.
 */
function meantBy(
  { slug, alsoNamed = [] }: NamedCountry,
  named: readonly NamedCountry[],
  before: readonly string[],
): readonly string[] {
  const all = [slug, ...alsoNamed];
  if (all.length === 1) return all;
  const plainly = new Set(named.filter((one) => !one.alsoNamed).map((one) => one.slug));
  const known = all.filter((one) => before.includes(one));
  const left = all.filter((one) => !plainly.has(one));
  return left.length < all.length ? left : known.length === 1 ? known : all;
}

const homesOf = () =>
  oncePerProcess(
    "countries by the code of their passport",
    () => new Map<string, string>(listCountries().map(({ iso2, slug }) => [iso2, slug])),
  );

/** Abbreviations that are stop words when not in capitals: "IS maroc". */
const inCapitals: readonly (readonly [short: RegExp, meant: string])[] = [
  [/\bIS\b/g, "impot sur les societes"],
];
const spelledOut = (ask: string): string =>
  ask === ask.toUpperCase()
    ? ask
    : inCapitals.reduce((text, [short, meant]) => text.replace(short, meant), ask);

/** Says that something is asked, but not what. */
const askingFor = /\b(?:what (?:do|should) (?:i|we|you) (?:need|have) to know|what should (?:i|we) know)\b/;

const visaConcepts: readonly ConceptId[] = ["visa", "evisa", "visa_arrival"];

/**
 * Interprets a question: which countries it is about, what it asks, and who asks. What it does not say comes from the
 * question before.
 */
export function understand(corpus: Pick<Corpus, "readQuery">, asked: AskedQuestion): Understood {
  const read = corpus.readQuery(spelledOut(asked.ask));
  const all = read.folded === "" ? [] : read.folded.split(" ");
  const isNamed = new Set<number>();
  for (const { start, end } of read.countries) for (let at = start; at < end; at += 1) isNamed.add(at);
  const wordsWithout = (taken: ReadonlySet<number>) =>
    all
      .filter((_, at) => !taken.has(at))
      .join(" ")
      .replace(askingFor, "");

  const firstLook = readConcepts(wordsWithout(isNamed));
  const before = findTopic(asked.about);
  const asksForEntry =
    firstLook.mentioned.some(({ concept }) => visaConcepts.includes(concept)) ||
    (firstLook.mentioned.length === 0 && aboutOf(before).some((one) => visaConcepts.includes(one)));
  const isPeople = (start: number) =>
    read.countries.some((one) => one.start === start && one.how === "people");
  const holder = findHolder(all, {
    asksForEntry,
    isOneOfTwo: (start) => read.countries.length > 1 && isPeople(start),
  });
  if (holder) for (let at = holder.start; at < holder.end; at += 1) isNamed.add(at);
  const named = read.countries.filter(
    ({ start, end }) => !holder || end <= holder.start || start >= holder.end,
  );
  const passport = holder?.code ?? asked.passport;

  const { mentioned, unknown } = readConcepts(wordsWithout(isNamed));
  const isUnanswered = mentioned.some(({ concept }) => unanswered.has(concept));
  const own = isUnanswered ? [] : fitting(mentioned);
  // "How long?" and "What about Kenya?" continue the question before.
  const goesOn =
    (own[0]?.score ?? 0) < enough && unknown.length <= 1 && before !== undefined && !isUnanswered;
  const fits = goesOn && before ? fitting([...mentioned, ...aboutOf(before).map(mentionOf)]) : own;
  const isOnlyBefore = goesOn && mentioned.length === 0;
  const best: Fit | undefined =
    isOnlyBefore && before ? { topic: before, score: enough, asked: aboutOf(before) } : fits[0];
  // Somebody who says which passport they have, and asks for no other known topic, asks how they may enter.
  const entersOnly = holder !== undefined && named.length > 0 && (best?.score ?? 0) < enough;
  const second = goesOn ? undefined : secondOf(fits, asked.ask);

  const typedFor = (isMeant: (concept: ConceptId) => boolean | undefined): readonly string[] =>
    mentioned.filter(({ concept }) => isMeant(concept)).flatMap((one) => one.typed);
  const concepts = [...new Set(mentioned.map(({ concept }) => concept))];
  const meant = named.map((one) => meantBy(one, named, asked.countries ?? []));
  const between = meant.find((slugs) => slugs.length > 1);
  const namedCountries = between ? [] : namedSlugs(read.folded, meant.flat(), asked.countries ?? []);
  // If no other country is named, the question is about the asker's own.
  const ofHolder =
    namedCountries.length === 0 && !between && holder && !asksForEntry
      ? homesOf().get(holder.code)
      : undefined;
  const byOffice = namedCountries.length === 0 && !between && !ofHolder ? countryOfOffice(all) : undefined;
  const countries = [...namedCountries, ...(ofHolder ? [ofHolder] : []), ...(byOffice ? [byOffice] : [])];
  const home = countries.some((slug) => findCountry(slug)?.iso2 === passport);
  const registration = registrationOf(concepts, holder !== undefined && !home);
  return {
    folded: read.folded,
    countries,
    ...(between && { between }),
    namesCountry: named.length > 0 || ofHolder !== undefined || byOffice !== undefined,
    ...(passport && { passport }),
    topics: entersOnly ? [visaTopic] : best ? [best.topic, ...(second ? [second.topic] : [])] : [],
    isClear: entersOnly || (best !== undefined && (best.score >= enough || unknown.length === 0)),
    ...(registration && { registration }),
    remainder: wordsWithout(isNamed),
    words: wordsWithout(isNamed)
      .split(" ")
      .filter((word) => read.words.includes(word) && !emptyWords.has(word)),
    unknown: unknown.filter((word) => !emptyWords.has(word)),
    names: all.filter((_, at) => isNamed.has(at)),
    concepts,
    asking: typedFor((concept) => best?.asked.includes(concept) || second?.asked.includes(concept)),
    manner: typedFor((concept) => manners.has(concept)),
  };
}
