import { isSlip } from "#lib/search/open/slips.ts";
import { smallWords, stemOf } from "#lib/search/open/words.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { concepts, type ConceptId } from "./concepts.ts";

/** Words that stand between others and change nothing: "cost of the visa" is "cost visa". */
const joints = new Set(
  "a an the of to for in on at is are do does my your our i you we it this pour para le la les l de du des d s o os as da das dos um uma un une".split(
    " ",
  ),
);

/** Words whose stem is that of another one that means something else. */
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

/** Words of a question that say nothing of what it asks. */
const fillers = new Set(
  "same question thing things please compare versus vs about abt hey really exactly info information currently now today 2024 2025 2026 2027 taux taxa rate rates total share percentage".split(
    " ",
  ),
);

/** Words that pages do not answer with: "what is X for", "who runs it", "c'est quoi". */
export const emptyWords: ReadonlySet<string> = new Set([
  ...fillers,
  ..."quoi cest called mean means meaning real really true yet still good bad explain explanation kind sort somebody someone anybody anything something use used happen happens behind run runs fast quick quickly belong belongs day tell want town signifie next first last month year week per give hold new im ive make makes made live talks took mon ma mes ton son sa ses leur ca tout tous toute qu lui veulent veux peut dois doit fait meu minha seu sua vou sou tem quem sobre".split(
    " ",
  ),
]);

/** Shorter words are taken as typed: with one slip most of them are another word. */
const shortestMeant = 5;

type Term = { concept: ConceptId; words: readonly string[]; stems: readonly string[] };
type Vocabulary = {
  /** By their first stem, the longest first. */
  terms: ReadonlyMap<string, readonly Term[]>;
  stems: ReadonlySet<string>;
  words: readonly string[];
  /** What each concept is called in one word. */
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
      const said = kept(own).length > 0 ? kept(own) : own;
      const stems = said.map(stemIn);
      const [first = ""] = stems;
      terms.set(first, [...(terms.get(first) ?? []), { concept: concept as ConceptId, words: said, stems }]);
      for (const word of own) words.add(word);
      if (said.length === 1)
        single.set(concept as ConceptId, [...(single.get(concept as ConceptId) ?? []), ...said]);
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

/** The word that was meant, where it is one slip from a known one; else itself. */
function meant(word: string, { stems, words }: Vocabulary): string {
  if (word.length < shortestMeant || smallWords.has(word) || stems.has(stemIn(word))) return word;
  return words.find((known) => isSlip(known, word)) ?? word;
}

export type SpokenConcept = {
  concept: ConceptId;
  at: number;
  length: number;
  /** The words that speak of it, as they were typed. */
  said: readonly string[];
};

type ReadConcepts = {
  spoken: readonly SpokenConcept[];
  /** Words that say something, and that no concept holds. */
  unknown: readonly string[];
};

/** What a folded question speaks of. At each word the longest term counts, for every concept that holds it. */
export function readConcepts(folded: string): ReadConcepts {
  const known = vocabulary();
  const typed = kept(split(folded));
  const words = typed.map((word) => meant(word, known));
  const stems = words.map(stemIn);
  const spoken: SpokenConcept[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < stems.length;) {
    const here = (known.terms.get(stems[at] ?? "") ?? []).filter((term) =>
      term.stems.every((stem, next) => stems[at + next] === stem),
    );
    const length = here[0]?.stems.length ?? 0;
    const longest = here.filter((term) => term.stems.length === length);
    // "Registry" is not "register", though their stems are one: what is written so counts before what is like it.
    const asWritten = longest.filter((term) => term.words.every((word, next) => words[at + next] === word));
    for (const { concept } of asWritten.length > 0 ? asWritten : longest)
      spoken.push({ concept, at, length, said: typed.slice(at, at + length) });
    const word = words[at] ?? "";
    if (length === 0 && !smallWords.has(word) && !fillers.has(word) && word.length > 1) unknown.push(word);
    at += Math.max(1, length);
  }
  return { spoken, unknown };
}

/** Every way in one word to say what a word speaks of. */
export function termsOf(word: string): readonly string[] {
  const { terms, single } = vocabulary();
  const here = (terms.get(stemIn(word)) ?? []).filter(({ stems }) => stems.length === 1);
  return [...new Set(here.map(({ concept }) => concept))].flatMap((concept) => single.get(concept) ?? []);
}
