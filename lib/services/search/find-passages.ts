import "server-only";
import { corpora } from "./engine/corpora.ts";
import { findCandidates, type Candidate, type Limits } from "./engine/find-candidates.ts";
import { isWordOf, planQuery, type Plan } from "./engine/plan-query.ts";
import type { Passage, SearchKind } from "./open/passage.ts";
import { readQuery as read, type ReadQuery } from "./read-query.ts";

/** Reads what somebody typed. No word that the site has is taken for a misspelt country. */
export function readQuery(text: string): ReadQuery {
  const { built, fresh } = corpora();
  return read(text, (word) => isWordOf(built, word) || (fresh !== undefined && isWordOf(fresh, word)));
}

/** All candidates in order. Those of pages rendered again replace those of the build. */
export function candidatesOf(
  query: ReadQuery,
  isTyping: boolean,
  limits: Limits = {},
): { plan: Plan; found: Candidate[] } {
  const { built, fresh, replaced } = corpora();
  const plan = planQuery(built, query, isTyping, fresh);
  const found = findCandidates(built, plan, replaced, limits);
  if (!fresh) return { plan, found };
  const both = [...found, ...findCandidates(fresh, plan, new Set(), limits)];
  return { plan, found: both.sort((one, other) => other.score - one.score) };
}

/** A passage that matches a text in part or in full. */
export type FoundPassage = { passage: Passage; score: number; coverage: number };

type Wanted = { text: string; country?: string | undefined; kinds?: readonly SearchKind[] | undefined };

/**
 * The passages that contain most of a text, best first, limited to `country` and `kinds`. `coverage` is the share of
 * the words that a passage contains, 0 to 1; a rare word counts more.
 */
export function findPassages({ text, country, kinds }: Wanted, most: number): FoundPassage[] {
  const { found } = candidatesOf(readQuery(text), false, { country, kinds });
  return found
    .slice(0, most)
    .map(({ corpus, at, score, coverage }) => ({ passage: corpus.passageAt(at), score, coverage }));
}
