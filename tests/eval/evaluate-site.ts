import { answerQuestion } from "#lib/domains/navigator/index.ts";
import { passagesOf, searchSite } from "#lib/services/search/index.ts";
import { freshBounds } from "./bounds.ts";
import { evaluate, type Evaluation } from "./evaluate.ts";
import { readFreshSets } from "./read-fresh-sets.ts";
import { readSets } from "./read-sets.ts";

/**
 * Puts the questions to the navigator and the search of the existing build: those that the rules were tuned on, or
 * those they were not. No model rewords anything.
 */
export function evaluateSite(which: "tuned" | "fresh"): Evaluation {
  const engine = { answer: answerQuestion, search: searchSite, passagesOf };
  return which === "tuned" ? evaluate(readSets(), engine) : evaluate(readFreshSets(), engine, freshBounds);
}
