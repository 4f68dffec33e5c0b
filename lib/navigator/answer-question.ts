import "server-only";
import { corpusId, findPassages, passagesOf, readQuery, shareHolding } from "../search/index.ts";
import { makeNavigator } from "./make-navigator.ts";

/** Answers in sentences of the site's own pages, by rules alone; and one sentence for the top of what search finds. */
export const { answerQuestion, shortAnswer } = makeNavigator({
  corpusId,
  findPassages,
  passagesOf,
  readQuery,
  shareHolding,
});
