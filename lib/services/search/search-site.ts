import "server-only";
import { LRUCache } from "lru-cache";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { corpusId } from "./engine/corpora.ts";
import { kindAt } from "./engine/open-corpus.ts";
import { bestUnit, markUnit } from "./engine/excerpt.ts";
import { leastScore, type Candidate } from "./engine/find-candidates.ts";
import type { Plan } from "./engine/plan-query.ts";
import { candidatesOf, readQuery } from "./find-passages.ts";
import { hrefOfPassage, hrefOfUnit } from "./open/href-of-unit.ts";
import { searchKinds } from "./open/passage.ts";
import type { Hit, SearchQuery, SearchResults } from "./open/search-answer.ts";
import type { ReadQuery } from "./read-query.ts";

const hitsOnPage = 10;
/** The most passages of one page in the results. */
const mostOfPage = 2;
/** The least coverage of a result, on its own and relative to the best coverage. */
const leastCoverage = 0.45;
const leastAgainstBest = 0.6;
/** The factor that lowers this threshold for passages about the country that was named. */
const ofCountry = 0.6;

/** The best passages of each page, without those that only happen to contain a word. */
function answersAmong(found: readonly Candidate[], { countries }: Plan): Candidate[] {
  const [best] = found;
  if (!best) return [];
  const mostCovered = found.slice(0, 50).reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const enough = Math.max(leastCoverage, leastAgainstBest * mostCovered);
  const ofPage = new Map<string, number>();
  return found.filter(({ corpus, at, score, coverage }) => {
    const isThere = countries.includes(corpus.countryAt(at) ?? "");
    if (coverage < (isThere ? enough * ofCountry : enough) || score < leastScore * best.score) return false;
    const page = corpus.pages[corpus.pageOf[at] ?? 0] ?? "";
    const held = ofPage.get(page) ?? 0;
    ofPage.set(page, held + 1);
    return held < mostOfPage;
  });
}

function hitOf({ corpus, at }: Candidate, wanted: ReadonlySet<string>): Hit {
  const passage = corpus.passageAt(at);
  const unit = bestUnit(passage, wanted);
  const { title, heading, kind, country } = passage;
  const isHead = passage.anchor === "";
  return {
    href: unit && !isHead ? hrefOfUnit(passage, unit) : hrefOfPassage(passage),
    title,
    heading,
    kind,
    ...(country && { country }),
    ...(unit?.date && { date: unit.date }),
    excerpt: unit ? markUnit(unit, wanted) : [],
  };
}

/** The query as it was meant, in the spelling of the site; undefined if nothing was corrected. */
function asMeant(query: ReadQuery, { corrected }: Plan): string | undefined {
  const slips = query.countries.filter(({ how }) => how === "slip");
  if (corrected.size === 0 && slips.length === 0) return undefined;
  const countryAt = new Map(slips.map(({ start, slug }) => [start, findCountry(slug)?.name ?? slug]));
  return query.folded
    .split(" ")
    .map((word, at) => countryAt.get(at) ?? corrected.get(word) ?? word)
    .join(" ");
}

const countBy = <Key>(list: readonly Candidate[], keyOf: (one: Candidate) => Key | undefined) => {
  const counts = new Map<Key, number>();
  for (const one of list) {
    const key = keyOf(one);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const countryOf = ({ corpus, at }: Candidate) => corpus.countryAt(at);
const kindOf = ({ corpus, at }: Candidate) => kindAt(corpus, at);

/** The results of a query are 2 to 10 KB. */
const mostKept = 300;
const cache = new LRUCache<string, SearchResults, SearchQuery>({
  max: mostKept,
  memoMethod: (_key, _stale, { context }) => search(context),
});

/** Searches all pages. A `page` beyond the end is the last one. Results are cached until the corpus changes. */
export const searchSite = (query: SearchQuery): SearchResults =>
  cache.memo(JSON.stringify([corpusId(), query]), { context: query });

function search({
  q,
  kind,
  country,
  page = 1,
  most = hitsOnPage,
  isTyping = false,
}: SearchQuery): SearchResults {
  const query = readQuery(q);
  const { plan, found } = candidatesOf(query, isTyping);
  const all = answersAmong(found, plan);
  const ofKind = (one: Candidate) => !kind || kindOf(one) === kind;
  const inCountry = (one: Candidate) => !country || countryOf(one) === country;
  const shown = all.filter((one) => ofKind(one) && inCountry(one));
  const pages = Math.max(1, Math.ceil(shown.length / most));
  const current = Math.min(Math.max(1, page), pages);
  const kinds = countBy(all.filter(inCountry), kindOf);
  const countries = countBy(all.filter(ofKind), countryOf);
  const meant = asMeant(query, plan);
  return {
    total: shown.length,
    hits: shown.slice((current - 1) * most, current * most).map((one) => hitOf(one, plan.marked)),
    page: current,
    pages,
    kinds: searchKinds.flatMap((one) => {
      const total = kinds.get(one);
      return total ? { kind: one, total } : [];
    }),
    countries: [...countries]
      .map(([slug, total]) => ({ country: slug, total }))
      .sort((one, other) => other.total - one.total),
    ...(meant && { didYouMean: meant, isCorrected: true as const }),
  };
}
