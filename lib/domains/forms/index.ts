import "server-only";

export { findForm, getForm, getListingForm, listForms } from "./definitions/index.ts";
export { answerInWords, answersInWords, type AnswerText, type StepText } from "./answers-in-words.ts";
export {
  answerHandler,
  applyHandler,
  answerFormId,
  changeHandler,
  actionFormId,
  discardHandler,
  lookUpHandler,
  messageHandler,
  lookUpFormId,
  pageOfStep,
  sendHandler,
  sendFormId,
  stepHandler,
  stepFormId,
  unlistHandler,
  trackHandler,
  trackFormId,
  withdrawHandler,
} from "./handlers.ts";
export { pageToBegin } from "./open/form-links.ts";
export { asksForFiles, mayReadFile } from "./started/asks-for-files.ts";
export { beginApplication } from "./started/begin-application.ts";
export { discardStarted, findStarted, type Filler, type Started } from "./started/started.ts";
export { findSavedAlong, saveAlong } from "./started/save-along.ts";
export { saveStep } from "./started/save-step.ts";
export { amendSubmission } from "./submissions/amend-submission.ts";
export { answerQuestion, unlistSubmission, withdrawSubmission } from "./submissions/move-own.ts";
export {
  askSender,
  askWithin,
  decideSubmission,
  decideWithin,
  joinWithin,
} from "./submissions/decide-submission.ts";
export {
  findAmended,
  findSubmission,
  type Amended,
  type OwnSubmission,
} from "./submissions/find-submission.ts";
export { answerOf, openSubmission } from "./submissions/submission-body.ts";
export {
  listLetters,
  listStarted,
  listSubmissions,
  listPlaces,
  listSubmissionsOf,
  type ListedLetter,
  type ListedStarted,
  type ListedSubmission,
  type Place,
} from "./submissions/list-submissions.ts";
export { liveStates } from "./submissions/move-submission.ts";
export { listQueue, readLetter, readSubmission } from "./submissions/read-queue.ts";
export { countSubmissionsOf, deleteSubmissionsOf, exportSubmissionsOf } from "./submissions/of-member.ts";
export { remindSender, type Sender } from "./submissions/sender.ts";
export { readSendLimit, sendLimits, type SendLimit } from "./submissions/send-limits.ts";
export { sendWaiting, waitingForm } from "./submissions/send-waiting.ts";
export { submitForm } from "./submissions/submit-form.ts";
export { trackLetter } from "./submissions/track-letter.ts";
export { fileMissingCases } from "./submissions/case-of-form.ts";
