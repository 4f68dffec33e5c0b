import { searchKinds, type SearchKind } from "../open/passage.ts";
import { nearness } from "./nearness.ts";
import { kindAt, type Corpus } from "./open-corpus.ts";
import type { Plan, Variant } from "./plan-query.ts";

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
/** What the head of a page, and the name of it, say more than a part of it. */
const headOfCountry: Partial<Record<SearchKind, number>> = {
  guide: 1,
  profile: 0.95,
  living: 0.9,
  contacts: 0.8,
  history: 0.7,
};

/**
 * Adds what a way of saying a thing is worth in each passage to `best`, where that is more than what is there. Of several words all
 * must be there, and the least of them counts. Postings stand in the order of passages, so the lists are walked side by side.
 */
function weigh(corpus: Corpus, { stems, factor, rarity }: Variant, best: Float32Array): void {
  const places = stems.map((stem) => corpus.stemAt(stem));
  if (places.some((place) => place === undefined)) return;
  const lists = (places as number[])
    .map((place) => corpus.postingsOf(place))
    .toSorted((one, other) => one.passages.length - other.passages.length);
  const [first, ...others] = lists;
  if (!first) return;
  const reached = others.map(() => 0);
  const most = (factor * rarity) / 255;
  for (let order = 0; order < first.passages.length; order += 1) {
    const at = first.passages[order] ?? 0;
    let least = first.weights[order] ?? 0;
    for (let other = 0; other < others.length && least > 0; other += 1) {
      const { passages, weights } = others[other] ?? first;
      let place = reached[other] ?? 0;
      while (place < passages.length && (passages[place] ?? 0) < at) place += 1;
      reached[other] = place;
      least = passages[place] === at ? Math.min(least, weights[place] ?? 0) : 0;
    }
    const worth = most * least;
    if (worth > (best[at] ?? 0)) best[at] = worth;
  }
}

/** What a query is worked out in: the same for all, one after the other, because making it anew takes longer than the query. */
type Sheets = {
  scores: Float32Array;
  covered: Float32Array;
  best: Float32Array;
  /** How much each page counts beside others, by its place among them. */
  pageFactors: readonly number[];
};

const sheets = new WeakMap<Corpus, Sheets>();
function sheetsOf(corpus: Corpus): Sheets {
  const known = sheets.get(corpus);
  if (known) return known;
  const made = {
    scores: new Float32Array(corpus.size),
    covered: new Float32Array(corpus.size),
    best: new Float32Array(corpus.size),
    pageFactors: corpus.pages.map((path) => (pathPage.test(path) ? pathPageFactor : 1)),
  };
  sheets.set(corpus, made);
  return made;
}

/** What alone is looked at: one country, some kinds. */
export type Limits = { country?: string | undefined; kinds?: readonly SearchKind[] | undefined };

/** Whether a passage is among what is looked at. */
function isWithin(corpus: Corpus, at: number, { country, kinds }: Limits): boolean {
  if (country && corpus.countryAt(at) !== country) return false;
  return !kinds || kinds.includes(kindAt(corpus, at));
}

/** A country alone: its pages, by their heads. */
const headsOfCountries = (
  corpus: Corpus,
  countries: readonly string[],
  skip: ReadonlySet<string>,
): Candidate[] =>
  [...corpus.passagesOfPage].flatMap(([path, [at]]) => {
    if (at === undefined || skip.has(path) || pathPage.test(path)) return [];
    const worth = countries.includes(corpus.countryAt(at) ?? "")
      ? headOfCountry[kindAt(corpus, at)]
      : undefined;
    // Of two pages of a kind the one with the shorter address holds the other.
    return worth ? { corpus, at, score: worth - path.length / 1000, coverage: 1 } : [];
  });

/** Puts into `scores` what each passage is worth, and into `covered` the weight of what it holds. */
function scoreTerms(corpus: Corpus, terms: Plan["terms"], { scores, covered, best }: Sheets): void {
  scores.fill(0);
  covered.fill(0);
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
}

const noPlaces: ReadonlySet<number> = new Set();
/** The places of some pages among those of a corpus. */
const placesOf = ({ pages }: Corpus, paths: ReadonlySet<string>): ReadonlySet<number> =>
  paths.size === 0 ? noPlaces : new Set(pages.flatMap((path, at) => (paths.has(path) ? at : [])));

/** What is worth less beside the best is no answer, */
export const leastScore = 0.06;
/** and what is worth less than this, not even where its words stand next to each other. */
const leastBesideBest = 0.02;

/** The passages that hold some of the words, not yet looked at word by word, the best first. */
function candidatesByTerms(
  corpus: Corpus,
  { terms, countries, passports }: Plan,
  skip: ReadonlySet<string>,
  limits: Limits,
): Candidate[] {
  const made = sheetsOf(corpus);
  const { scores, covered, best, pageFactors } = made;
  scoreTerms(corpus, terms, made);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const skipped = placesOf(corpus, skip);
  const ofAsker = placesOf(corpus, passports);
  const isLimited = limits.country !== undefined || limits.kinds !== undefined;
  let most = 0;
  for (let at = 0; at < corpus.size; at += 1) {
    const score = scores[at] ?? 0;
    const page = corpus.pageOf[at] ?? 0;
    best[at] = 0;
    if (score === 0 || skipped.has(page) || (isLimited && !isWithin(corpus, at, limits))) continue;
    const coverage = (covered[at] ?? 0) / total;
    const country = corpus.countryAt(at);
    const isThere = countries.length === 0 || (country !== undefined && countries.includes(country));
    const place = isThere ? 1 : country ? elsewhere : nowhere;
    const kind = ofAsker.has(page) ? 1 : (factorOfKind[corpus.kindOf[at] ?? 0] ?? 1);
    const worth = score * coverage * coverage * place * kind * (pageFactors[page] ?? 1);
    best[at] = worth;
    most = Math.max(most, worth);
  }
  const worthIt: number[] = [];
  for (let at = 0; at < corpus.size; at += 1) {
    const score = best[at] ?? 0;
    if (score > 0 && score >= leastBesideBest * most) worthIt.push(at);
  }
  return worthIt
    .sort((one, other) => (best[other] ?? 0) - (best[one] ?? 0))
    .filter((at, order) => order < mostLookedAt || (best[at] ?? 0) >= leastScore * most)
    .map((at) => ({ corpus, at, score: best[at] ?? 0, coverage: (covered[at] ?? 0) / total }));
}

const byScore = (one: Candidate, other: Candidate): number => other.score - one.score;

/** The passages of a corpus that answer, the best first. `skip`: pages that are left out. */
export function findCandidates(
  corpus: Corpus,
  plan: Plan,
  skip: ReadonlySet<string>,
  limits: Limits = {},
): Candidate[] {
  if (plan.terms.length === 0)
    return headsOfCountries(corpus, plan.countries, skip)
      .filter(({ at }) => isWithin(corpus, at, limits))
      .sort(byScore);
  const found = candidatesByTerms(corpus, plan, skip, limits);
  const looked = found.slice(0, mostLookedAt).flatMap((candidate) => {
    const near = nearness(corpus.wordsAt(candidate.at), plan);
    return near === undefined ? [] : { ...candidate, score: candidate.score * near };
  });
  const rest = plan.phrases.length > 0 ? [] : found.slice(mostLookedAt);
  return [...looked.sort(byScore), ...rest];
}
