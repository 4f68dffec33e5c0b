import "server-only";

export { answerQuestion, shortAnswer } from "./answer-question.ts";
export { fileVerdict } from "./file-verdict.ts";
export { followMode, refreshMode } from "./mode/follow-mode.ts";
export { modeHandler } from "./mode/mode-handler.ts";
export { navigatorMode } from "./mode/navigator-mode.ts";
export { readMode, type StoredMode } from "./mode/read-mode.ts";
export { switchMode } from "./mode/switch-mode.ts";
export { followWorded } from "./model/follow-worded.ts";
export { modelOfSite } from "./model/model-of-site.ts";
export { readNavigatorQuery, type AskedPage } from "./read-navigator-query.ts";
export { readVerdicts, type Verdicts } from "./read-verdicts.ts";
export { verdictForm, verdictFormId } from "./verdict-form.ts";
