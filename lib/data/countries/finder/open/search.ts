import { fold } from "#lib/platform/text/fold.ts";
import { allBegin, gradeName, grades, prepareNames } from "#lib/platform/text/grade-name.ts";
import { isSlip } from "#lib/platform/text/edit-distance.ts";
import { regions } from "../../record/open/regions.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

/** One row of the country finder: small and plain, because it is sent to the browser. */
export type FinderRow = {
  slug: string;
  name: string;
  iso2: string;
  region: (typeof regions)[number];
  capital: string;
  /**
   * B-READY score for business entry, from 0 to 100; null if B-READY leaves the country out or the score may not lead.
   */
  ease: number | null;
  /** Rank by population, 1 for the largest. The number itself would only make the row larger. */
  peopleRank: number | null;
  /** Folded names, codes, capitals, cities and currency. */
  keys: string[];
};

export const sorts = ["name", "region", "ease", "population"] as const;
export type Sort = (typeof sorts)[number];

/** Keys up to this length are codes, or are treated as codes. */
const longestCode = 3;

/** How well a row matches, 0 is best; null if it does not. Typing errors are handled separately, by `resembles`. */
function grade({ name, keys }: FinderRow, query: string): number | null {
  const codes = keys.filter((key) => key.length <= longestCode);
  const rank = gradeName(prepareNames({ name, keys, codes }), query) ?? null;
  // A single letter begins a word of nearly every country, so the weaker grades are dropped.
  return query.length < 2 && rank !== null && rank > grades.begins ? null : rank;
}

/** Whether every word of the query is a word of the row, allowing one typing error per word. */
function resembles({ keys }: FinderRow, query: string): boolean {
  const known = keys.flatMap((key) => key.split(" "));
  return query.split(" ").every((word) => known.some((candidate) => isSlip(candidate, word)));
}

/** A match by language, bloc or export ranks below a match by name. */
const byTopic = grades.words + 1;

const byName = (a: FinderRow, b: FinderRow) => inOrder(a.name, b.name);

/** Sorts a country without a rank after every ranked one. */
const unranked = 1_000;
const unscored = -1;

const orders: Record<Sort, (a: FinderRow, b: FinderRow) => number> = {
  name: byName,
  region: (a, b) => regions.indexOf(a.region) - regions.indexOf(b.region) || byName(a, b),
  ease: (a, b) => (b.ease ?? unscored) - (a.ease ?? unscored) || byName(a, b),
  population: (a, b) => (a.peopleRank ?? unranked) - (b.peopleRank ?? unranked) || byName(a, b),
};

/** Maps a folded language, bloc or export to the slugs of the countries that have it. */
export type SearchTopics = Readonly<Record<string, readonly string[]>>;

/** Shorter words are the prefix of too many others. */
const shortestTopic = 3;

/** Slugs of the countries that a query finds by language, bloc or export: "French", "EAC", "cocoa". */
export function topicHits(topics: SearchTopics, q: string): string[] {
  const query = fold(q);
  if (query.length < shortestTopic) return [];
  const words = query.split(" ");
  const answers = (term: string) => allBegin(words, term.split(" "));
  return [...new Set(Object.entries(topics).flatMap(([term, slugs]) => (answers(term) ? slugs : [])))];
}

/**
 * The rows that match. An empty query keeps all. With a query the best matches come first (exact codes and names, then
 * prefixes, then words), unless an order other than by name is requested. A typing error is tolerated only if nothing
 * matches exactly, so that it never buries a good match. `also` has slugs that match by something else (`topicHits`).
 */
export function searchRows(
  rows: readonly FinderRow[],
  {
    q = "",
    region,
    sort,
    also = [],
  }: { q?: string; region?: string | null; sort?: Sort | null; also?: readonly string[] } = {},
): FinderRow[] {
  const query = fold(q);
  const inRegion = rows.filter((row) => !region || row.region === region);
  const order = orders[sort ?? "name"];
  // A query of punctuation alone cannot match anything.
  if (query === "") return q.trim() === "" ? inRegion.toSorted(order) : [];

  const asked = regions.find((candidate) => fold(candidate) === query);
  if (asked) return inRegion.filter((row) => row.region === asked).toSorted(order);

  const graded = inRegion.flatMap((row) => {
    const rank = grade(row, query) ?? (also.includes(row.slug) ? byTopic : null);
    return rank === null ? [] : [{ row, rank }];
  });
  if (graded.length === 0) return inRegion.filter((row) => resembles(row, query)).toSorted(order);
  const byAnswer = !sort || sort === "name";
  return graded
    .toSorted((a, b) => (byAnswer ? a.rank - b.rank : 0) || order(a.row, b.row))
    .map(({ row }) => row);
}
