import type { SubjectName, Values } from "./budgets.ts";
import type { Ground } from "./ground.ts";

/** What a subject comes to: a figure for each of its budgets, and lines for people that say what those were made of. */
export type Outcome<Name extends SubjectName> = { values: Values<Name>; notes: readonly string[] };

export type Subject<Name extends SubjectName> = {
  title: string;
  /** Whether it measures time. Bytes, counts and memory are the same on a busy machine, and are measured once. */
  isTimed: boolean;
  measure: (ground: Ground) => Promise<Outcome<Name>>;
};
