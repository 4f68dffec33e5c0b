import { askEverything, type Engine, type Outcome } from "./ask-everything.ts";
import { tunedBounds, type Bounds } from "./bounds.ts";
import type { Figure } from "./figure.ts";
import { listFailures, type Failure } from "./list-failures.ts";
import type { Sets } from "./sets.ts";
import { sumUp, type Group } from "./sum-up.ts";

export type Evaluation = Pick<Outcome, "stale" | "answerMs" | "searchMs"> & {
  /** Over everything, some with a minimum. */
  figures: readonly Figure[];
  groups: readonly Group[];
  failures: readonly Failure[];
  /** The number of sentences in each answer to a question. */
  lengths: readonly number[];
};

/** Runs all questions and searches and computes how good the answers are. */
export function evaluate(sets: Sets, engine: Engine, bounds: Bounds = tunedBounds): Evaluation {
  const outcome = askEverything(sets, engine);
  const { stale, answerMs, searchMs } = outcome;
  return {
    ...sumUp(outcome, bounds),
    failures: listFailures(outcome),
    stale,
    lengths: outcome.judged.map(({ sentences }) => sentences).filter((length) => length > 0),
    answerMs,
    searchMs,
  };
}
