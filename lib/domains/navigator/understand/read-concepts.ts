import { isSlip } from "#lib/platform/text/edit-distance.ts";
import { smallWords, stemOf } from "#lib/services/search/open/words.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { concepts, type ConceptId } from "./concepts.ts";

/** Function words, which change nothing: "cost of the visa" is "cost visa". */
const joints = new Set(
  "a an the of to for in on at is are do does my your our i you we it this pour para le la les l de du des d s o os as da das dos um uma un une".split(
    " ",
  ),
);

/** Words that share their stem with a word of another meaning. They are not stemmed. */
const keptWhole = new Set([
  "registrar",
  "registry",
  "paye",
  "reserver",
  "pay",
  "eta",
  "minister",
  "belong",
  "belongings",
  "constitution",
  "foreigner",
  "foreigners",
  "investor",
  "work",
  "worked",
]);
const stemIn = (word: string): string => (keptWhole.has(word) ? word : stemOf(word));

/** Fillers, which say nothing about what a question asks. */
const fillers = new Set(
  "same question thing things please compare versus vs about abt hey really exactly info information currently now today 2024 2025 2026 2027 taux taxa rate rates total share percentage".split(
    " ",
  ),
);

/** Words that are not searched for in pages: "what is X for", "who runs it", "c'est quoi". */
export const emptyWords: ReadonlySet<string> = new Set([
  ...fillers,
  ..."quoi cest called mean means meaning real really true yet still good bad explain explanation kind sort somebody someone anybody anything something use used happen happens behind run runs fast quick quickly belong belongs day tell want town signifie next first last month year week per give hold new im ive make makes made live talks took mon ma mes ton son sa ses leur ca tout tous toute qu lui veulent veux peut dois doit fait meu minha seu sua vou sou tem quem sobre".split(
    " ",
  ),
]);

/** Shorter words are not corrected: with one typo most of them are another word. */
const shortestMeant = 5;

type Term = { concept: ConceptId; words: readonly string[]; stems: readonly string[] };
type Vocabulary = {
  /** Terms by their first stem, longest first. */
  terms: ReadonlyMap<string, readonly Term[]>;
  stems: ReadonlySet<string>;
  words: readonly string[];
  /** The terms of each concept that are a single word. */
  single: ReadonlyMap<ConceptId, readonly string[]>;
};

const split = (folded: string): string[] => folded.split(" ").filter(Boolean);
const kept = (words: readonly string[]): string[] => words.filter((word) => !joints.has(word));

function makeVocabulary(): Vocabulary {
  const terms = new Map<string, Term[]>();
  const words = new Set<string>();
  const single = new Map<ConceptId, string[]>();
  for (const [concept, list] of Object.entries(concepts))
    for (const term of list.split(", ")) {
      const own = split(term);
      const meaningful = kept(own).length > 0 ? kept(own) : own;
      const stems = meaningful.map(stemIn);
      const [first = ""] = stems;
      terms.set(first, [
        ...(terms.get(first) ?? []),
        { concept: concept as ConceptId, words: meaningful, stems },
      ]);
      for (const word of own) words.add(word);
      if (meaningful.length === 1)
        single.set(concept as ConceptId, [...(single.get(concept as ConceptId) ?? []), ...meaningful]);
    }
  for (const list of terms.values()) list.sort((one, other) => other.stems.length - one.stems.length);
  return {
    terms,
    stems: new Set([...words].map(stemIn)),
    words: [...words].filter((word) => word.length >= shortestMeant),
    single,
  };
}

const vocabulary = () => oncePerProcess("vocabulary of the navigator", makeVocabulary);

/** The known word that is one typo away, else the word itself. */
function meant(word: string, { stems, words }: Vocabulary): string {
  if (word.length < shortestMeant || smallWords.has(word) || stems.has(stemIn(word))) return word;
  return words.find((known) => isSlip(known, word)) ?? word;
}

export type MentionedConcept = {
  concept: ConceptId;
  at: number;
  length: number;
  /** The words that express it, as typed. */
  typed: readonly string[];
};

type ReadConcepts = {
  mentioned: readonly MentionedConcept[];
  /** Meaningful words that no concept contains. */
  unknown: readonly string[];
};

/** The concepts in a folded question. At each word the longest term counts, for every concept that has it. */
export function readConcepts(folded: string): ReadConcepts {
  const known = vocabulary();
  const typed = kept(split(folded));
  const words = typed.map((word) => meant(word, known));
  const stems = words.map(stemIn);
  const mentioned: MentionedConcept[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < stems.length;) {
    const here = (known.terms.get(stems[at] ?? "") ?? []).filter((term) =>
      term.stems.every((stem, next) => stems[at + next] === stem),
    );
    const length = here[0]?.stems.length ?? 0;
    const longest = here.filter((term) => term.stems.length === length);
    // "Registry" is not "register", though they share a stem: an exact match takes precedence over a match by stem.
    const asWritten = longest.filter((term) => term.words.every((word, next) => words[at + next] === word));
    for (const { concept } of asWritten.length > 0 ? asWritten : longest)
      mentioned.push({ concept, at, length, typed: typed.slice(at, at + length) });
    const word = words[at] ?? "";
    if (length === 0 && !smallWords.has(word) && !fillers.has(word) && word.length > 1) unknown.push(word);
    at += Math.max(1, length);
  }
  return { mentioned, unknown };
}

/** The single-word synonyms of a word, from all concepts that have it. */
export function termsOf(word: string): readonly string[] {
  const { terms, single } = vocabulary();
  const here = (terms.get(stemIn(word)) ?? []).filter(({ stems }) => stems.length === 1);
  return [...new Set(here.map(({ concept }) => concept))].flatMap((concept) => single.get(concept) ?? []);
}
