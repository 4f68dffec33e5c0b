import { searchKinds, type SearchKind } from "../open/passage.ts";
import { nearness } from "./nearness.ts";
import { kindAt, type Corpus } from "./open-corpus.ts";
import type { Plan, Variant } from "./plan-query.ts";

export type Candidate = {
  corpus: Corpus;
  at: number;
  score: number;
  /** The share of the query that the passage contains, 0 to 1; a rare word counts more. */
  coverage: number;
};

/** Kinds that are asked for most often rank before those that are asked for by name. */
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

/**
 * The guide ranks before its calendar and its pages for other ways to register, unless the query has the words of
 * these.
 */
const pathPage = /^\/start-business\/[^/]+\/(?:sole-trader|foreign-owner|branch|calendar)$/;
const pathPageFactor = 0.75;
/** The factors for a passage about another country, or about none, if the query names one. */
const elsewhere = 0.03;
const nowhere = 0.2;
/** How many of the best candidates are compared word by word. */
const mostLookedAt = 30;
/** The score of the head of a country's page, by kind, if the query is only a country. */
const headOfCountry: Partial<Record<SearchKind, number>> = {
  guide: 1,
  profile: 0.95,
  living: 0.9,
  contacts: 0.8,
  history: 0.7,
};

/**
 * Raises `best` to the worth of a variant in each passage where that is more. If a variant has several words, all must
 * be in the passage, and the least of them counts. Postings are in the order of passages, so the lists are traversed
 * side by side.
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

/**
 * The arrays that a query is computed in. Queries reuse them one after another, because allocating them takes longer
 * than the query.
 */
type Sheets = {
  scores: Float32Array;
  covered: Float32Array;
  best: Float32Array;
  /** The weight of each page, by its index. */
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

/** Restricts a search to one country, to some kinds, or both. */
export type Limits = { country?: string | undefined; kinds?: readonly SearchKind[] | undefined };

/** Whether a passage is within the limits. */
function isWithin(corpus: Corpus, at: number, { country, kinds }: Limits): boolean {
  if (country && corpus.countryAt(at) !== country) return false;
  return !kinds || kinds.includes(kindAt(corpus, at));
}

/** The candidates for a query that is only a country: the heads of its pages. */
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
    // Of two pages of a kind, the one with the shorter path is the parent of the other.
    return worth ? { corpus, at, score: worth - path.length / 1000, coverage: 1 } : [];
  });

/** Sets `scores` to the worth of each passage, and `covered` to the weight of the terms that it contains. */
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
/** The indexes of some pages in a corpus. */
const placesOf = ({ pages }: Corpus, paths: ReadonlySet<string>): ReadonlySet<number> =>
  paths.size === 0 ? noPlaces : new Set(pages.flatMap((path, at) => (paths.has(path) ? at : [])));

/** A candidate with a smaller share of the best score is not an answer. */
export const leastScore = 0.06;
/** Below this share, not even words that are next to each other make a candidate an answer. */
const leastBesideBest = 0.02;

/** The passages that contain some of the words, best first, before they are compared word by word. */
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

/** The passages of a corpus that answer, best first. `skip`: pages that are left out. */
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
