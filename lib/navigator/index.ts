import "server-only";
import { corpusId, findPassages, passagesOf, readQuery } from "../search/index.ts";
import { makeNavigator } from "./make-navigator.ts";

/** Answers in sentences of the site's own pages, by rules alone; and one sentence for the top of what search finds. */
export const { answerQuestion, shortAnswer } = makeNavigator({
  corpusId,
  findPassages,
  passagesOf,
  readQuery,
});

export { followWorded } from "./model/follow-worded.ts";
export { modelOfSite } from "./model/model-of-site.ts";
