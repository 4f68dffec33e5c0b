import type { CaseState } from "./kinds.ts";
import { mostCounted } from "./limits.ts";

/** The cases in each state, and how many are overdue. A count above `mostCounted` is `mostCounted` + 1. */
export type CaseCounts = readonly { state: CaseState; count: number; late: number }[];

export const countIn = (counts: CaseCounts, state: CaseState): number =>
  counts.find((row) => row.state === state)?.count ?? 0;

/** A count in the form that the words of the queue take. */
export const upToMost = (count: number): { count: number; isMore: boolean } => ({
  count: Math.min(count, mostCounted),
  isMore: count > mostCounted,
});
