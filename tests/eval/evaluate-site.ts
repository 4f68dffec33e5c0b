import { answerQuestion } from "#lib/navigator/index.ts";
import { passagesOf, searchSite } from "#lib/search/index.ts";
import { evaluate, type Evaluation } from "./evaluate.ts";
import { readSets } from "./read-sets.ts";

/** Puts the frozen questions to the navigator and the search of the build that is there. No model words anything. */
export const evaluateSite = (): Evaluation =>
  evaluate(readSets(), { answer: answerQuestion, search: searchSite, passagesOf });
