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

export { followMode, refreshMode } from "./mode/follow-mode.ts";
export { modeFace } from "./mode/mode-face.ts";
export { navigatorMode } from "./mode/navigator-mode.ts";
export { readMode, type StoredMode } from "./mode/read-mode.ts";
export { switchMode } from "./mode/switch-mode.ts";
