import "server-only";

export { answerQuestion, shortAnswer } from "./answer-question.ts";
export { fileVerdict } from "./file-verdict.ts";
export { readNavigatorQuery, type AskedPage } from "./read-navigator-query.ts";
export { readVerdicts, type Verdicts } from "./read-verdicts.ts";
export { verdictForm, verdictFormId } from "./verdict-form.ts";
