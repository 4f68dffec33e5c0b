import type { CaseState } from "./kinds.ts";
import { mostCounted } from "./limits.ts";

/** How many cases there are in each state, and of those how many are late; one more than `mostCounted` where there are more. */
export type CaseCounts = readonly { state: CaseState; count: number; late: number }[];

export const countIn = (counts: CaseCounts, state: CaseState): number =>
  counts.find((row) => row.state === state)?.count ?? 0;

/** A count as the words of the queue say it. */
export const upToMost = (count: number): { count: number; isMore: boolean } => ({
  count: Math.min(count, mostCounted),
  isMore: count > mostCounted,
});
