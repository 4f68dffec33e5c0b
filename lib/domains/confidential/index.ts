import "server-only";

export {
  answerCase,
  closeCase,
  listCases,
  type CaseList,
  listToReseal,
  type ToReseal,
  readCase,
  type ReadCase,
  readPart,
  resealPart,
} from "./casework.ts";
export { closeHandler, closeFormId, retireHandler } from "./handlers.ts";
export {
  listKeys,
  type ListedKey,
  findOwnKeys,
  type OwnKeys,
  listRecipients,
  type CaseRecipient,
} from "./live-keys.ts";
export {
  makeKey,
  type KeyNews,
  type NotifyOfKey,
  retireKey,
  countAsFirst,
  signKey,
  type NotFirst,
} from "./change-keys.ts";
export { newFormToken } from "./form-token.ts";
export { noteWaiting, type WaitingCases } from "./note-waiting.ts";
export { findOwnCase, showOwnCase } from "./own-case.ts";
export { answerPlain, type PlainAction } from "./plain/answer-plain.ts";
export { answerAdd, answerFiled, findTerms } from "./sealed/answer-sealed.ts";
