import type { SubjectName, Values } from "./budgets.ts";
import type { Ground } from "./ground.ts";

/** The result of a subject: a figure for each of its budgets, and notes for people about how it was computed. */
export type Outcome<Name extends SubjectName> = { values: Values<Name>; notes: readonly string[] };

export type Subject<Name extends SubjectName> = {
  title: string;
  /** Whether it measures time. Bytes, counts and memory are the same on a busy machine and are measured once. */
  isTimed: boolean;
  measure: (ground: Ground) => Promise<Outcome<Name>>;
};
