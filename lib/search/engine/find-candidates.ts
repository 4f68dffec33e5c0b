import { fold } from "#lib/text/fold.ts";
import { searchKinds, type Passage, type SearchKind } from "../open/passage.ts";
import { smallWords, stemOf } from "../open/words.ts";
import { wordsOf } from "./make-corpus.ts";
import type { Corpus } from "./open-corpus.ts";
import type { Plan, Variant } from "./plan-query.ts";
import { rarityOf } from "./rarity.ts";

export type Candidate = {
  corpus: Corpus;
  at: number;
  score: number;
  /** The share of what was asked for that the passage holds, 0 to 1, a rare word counting more. */
  coverage: number;
};

/** What is asked for most often stands before what is asked for by name. */
const kindFactors: Record<SearchKind, number> = {
  guide: 1,
  living: 1,
  visa: 0.35,
  profile: 0.9,
  contacts: 0.8,
  history: 0.8,
  tool: 0.85,
  form: 0.95,
  group: 0.85,
  document: 0.85,
  portal: 0.7,
};
const factorOfKind = searchKinds.map((kind) => kindFactors[kind]);

/** The guide itself stands before its pages for those who register something else, unless these are asked for by their words; so with its calendar. */
const pathPage = /^\/start-business\/[^/]+\/(?:sole-trader|foreign-owner|branch|calendar)$/;
const pathPageFactor = 0.75;
/** A passage about another country, or about none, where one was named. */
const elsewhere = 0.03;
const nowhere = 0.2;
/** So many of the best are looked at word by word. */
const mostLookedAt = 30;
/** A word in the very form that was typed: "careers" is no carrier. */
const wordBonus = 0.15;
const pairBonus = 0.2;
const phraseBonus = 1;
const nameBonus = 0.4;
const mostOfName = 3;
/** What the head of a page, and the name of it, say more than a part of it. */
const headOfCountry: Partial<Record<SearchKind, number>> = {
  guide: 1,
  profile: 0.95,
  living: 0.9,
  contacts: 0.8,
  history: 0.7,
};

const foldedOf = new WeakMap<Passage, string>();
/** All words of a passage, folded. */
export function foldedPassage(passage: Passage): string {
  const known = foldedOf.get(passage);
  if (known !== undefined) return known;
  const all = [
    passage.title,
    passage.heading,
    ...passage.units.flatMap(({ label = "", text }) => [label, text]),
  ];
  const folded = ` ${fold(all.join(" "))} `;
  foldedOf.set(passage, folded);
  return folded;
}

/** Adds what a way of saying a thing is worth in each passage to `best`, where that is more than what is there. */
function weigh(corpus: Corpus, { stems, factor }: Variant, best: Float32Array): void {
  const places = stems.map((stem) => corpus.stemAt(stem));
  if (places.some((place) => place === undefined)) return;
  const lists = (places as number[])
    .map((place) => corpus.postingsOf(place))
    .toSorted((one, other) => one.passages.length - other.passages.length);
  const [first, ...others] = lists;
  if (!first) return;
  const rarity = rarityOf(corpus.size, first.passages.length);
  if (others.length === 0) {
    first.passages.forEach((at, order) => {
      const worth = (factor * rarity * (first.weights[order] ?? 0)) / 255;
      if (worth > (best[at] ?? 0)) best[at] = worth;
    });
    return;
  }
  // All of several words must be there; the least of them counts.
  const least = new Map<number, number>();
  first.passages.forEach((at, order) => least.set(at, first.weights[order] ?? 0));
  for (const { passages, weights } of others) {
    const here = new Map<number, number>();
    passages.forEach((at, order) => {
      const weight = least.get(at);
      if (weight !== undefined) here.set(at, Math.min(weight, weights[order] ?? 0));
    });
    for (const at of least.keys()) {
      const weight = here.get(at);
      if (weight === undefined) least.delete(at);
      else least.set(at, weight);
    }
  }
  for (const [at, weight] of least) {
    const worth = (factor * rarity * weight) / 255;
    if (worth > (best[at] ?? 0)) best[at] = worth;
  }
}

/** Whether a name says what was asked for: each of its words, but small ones and countries, was, and so it counts by how much. */
function namesIt(name: string, { marked }: Plan): number {
  const stems = stemsOf(name).filter((stem) => !smallWords.has(stem));
  return stems.length > 0 && stems.every((stem) => marked.has(stem)) ? Math.min(stems.length, mostOfName) : 0;
}

/** How the words stand in a passage: next to each other as they were typed, or as its name, they count more. */
function nearness(passage: Passage, plan: Plan): number | undefined {
  const { said, pairs, phrases } = plan;
  const named = nameBonus * namesIt(passage.anchor === "" ? passage.title : passage.heading, plan);
  const text = foldedPassage(passage);
  if (!phrases.every((phrase) => text.includes(` ${phrase} `))) return undefined;
  const held = pairs.filter((pair) => text.includes(` ${pair}`)).length;
  const asTyped = said.filter((word) => text.includes(` ${word} `)).length;
  return 1 + named + wordBonus * asTyped + pairBonus * held + phraseBonus * phrases.length;
}

/** A query takes no time to answer but some memory to work it out in: the same for all, one after the other. */
const sheets = new WeakMap<Corpus, { scores: Float32Array; covered: Float32Array; best: Float32Array }>();
function sheetsOf(corpus: Corpus) {
  const known = sheets.get(corpus);
  if (known) return known;
  const made = {
    scores: new Float32Array(corpus.size),
    covered: new Float32Array(corpus.size),
    best: new Float32Array(corpus.size),
  };
  sheets.set(corpus, made);
  return made;
}

/** What alone is looked at: one country, some kinds. */
export type Limits = { country?: string | undefined; kinds?: readonly SearchKind[] | undefined };

/**
 * The passages of a corpus that answer, the best first. `skip`: pages that are left out.
 */
export function findCandidates(
  corpus: Corpus,
  plan: Plan,
  skip: ReadonlySet<string>,
  limits: Limits = {},
): Candidate[] {
  const { terms, countries } = plan;
  const { scores, covered, best } = sheetsOf(corpus);
  scores.fill(0);
  covered.fill(0);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  for (const { variants, weight } of terms) {
    best.fill(0);
    for (const variant of variants) weigh(corpus, variant, best);
    for (let at = 0; at < best.length; at += 1) {
      const worth = best[at] ?? 0;
      if (worth === 0) continue;
      scores[at] = (scores[at] ?? 0) + worth;
      covered[at] = (covered[at] ?? 0) + weight;
    }
  }
  const skipped = new Set<number>();
  if (skip.size > 0) corpus.pages.forEach((path, page) => skip.has(path) && skipped.add(page));
  const found: Candidate[] = [];
  for (let at = 0; at < corpus.size; at += 1) {
    const page = corpus.pageOf[at] ?? 0;
    if (skipped.has(page) || (terms.length > 0 && scores[at] === 0)) continue;
    const country = corpus.countryAt(at);
    if (limits.country && country !== limits.country) continue;
    const isThere = country !== undefined && countries.includes(country);
    const kind = searchKinds[corpus.kindOf[at] ?? 0] ?? "tool";
    if (limits.kinds && !limits.kinds.includes(kind)) continue;
    if (terms.length === 0) {
      // A country alone: its pages, by their heads.
      const isHead = corpus.passagesOfPage.get(corpus.pages[page] ?? "")?.[0] === at;
      const worth = isThere && isHead ? (headOfCountry[kind] ?? 0) : 0;
      if (worth > 0 && !pathPage.test(corpus.pages[page] ?? ""))
        found.push({ corpus, at, score: worth - (corpus.pages[page]?.length ?? 0) / 1000, coverage: 1 });
      continue;
    }
    const score = scores[at] ?? 0;
    if (score === 0) continue;
    const coverage = total === 0 ? 0 : (covered[at] ?? 0) / total;
    const place = countries.length === 0 || isThere ? 1 : country ? elsewhere : nowhere;
    const path = pathPage.test(corpus.pages[page] ?? "") ? pathPageFactor : 1;
    const isOfAsker = plan.passports.has(corpus.pages[page] ?? "");
    const kindFactor = isOfAsker ? 1 : (factorOfKind[corpus.kindOf[at] ?? 0] ?? 1);
    found.push({ corpus, at, score: score * coverage * coverage * place * path * kindFactor, coverage });
  }
  found.sort((one, other) => other.score - one.score);
  const looked = found.slice(0, mostLookedAt).flatMap((candidate) => {
    const near = nearness(corpus.passageAt(candidate.at), plan);
    return near === undefined ? [] : { ...candidate, score: candidate.score * near };
  });
  const rest = plan.phrases.length > 0 ? [] : found.slice(mostLookedAt);
  return [...looked.sort((one, other) => other.score - one.score), ...rest];
}

/** The stems of a text, for marking and for choosing what is shown. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);
