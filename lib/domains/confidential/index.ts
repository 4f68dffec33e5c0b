import "server-only";

export {
  answerCase,
  closeCase,
  listCases,
  listToReseal,
  readCase,
  readPart,
  resealPart,
  type CaseList,
  type ToReseal,
  type ReadCase,
} from "./casework.ts";
export { closeHandler, closeFormId, retireHandler } from "./handlers.ts";
export {
  listKeys,
  findOwnKeys,
  listRecipients,
  type ListedKey,
  type OwnKeys,
  type CaseRecipient,
} from "./live-keys.ts";
export { makeKey, retireKey, countAsFirst, signKey } from "./change-keys.ts";
export { newFormToken } from "./form-token.ts";
export { noteWaiting } from "./note-waiting.ts";
export { findOwnCase, showOwnCase } from "./own-case.ts";
export { answerPlain } from "./plain/answer-plain.ts";
export { answerAdd, answerFiled, findTerms } from "./sealed/answer-sealed.ts";
