import "server-only";
import { corpusId, findPassages, passagesOf, readQuery, shareHolding } from "#lib/services/search/index.ts";
import { makeNavigator } from "./make-navigator.ts";

/**
 * Answers in sentences from the site's own pages, by rules only. `shortAnswer` gives one sentence to show above search
 * results.
 */
export const { answerQuestion, shortAnswer } = makeNavigator({
  corpusId,
  findPassages,
  passagesOf,
  readQuery,
  shareHolding,
});
