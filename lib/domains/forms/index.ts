import "server-only";

export { findForm, getForm, getListingForm, listForms } from "./definitions/index.ts";
export { sayAnswer, sayAnswers, type SaidAnswer, type SaidStep } from "./answers-in-words.ts";
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
export { pageToBegin } from "./page-to-begin.ts";
export { asksForFiles, mayReadFile } from "./started/asks-for-files.ts";
export { beginApplication } from "./started/begin-application.ts";
export { discardStarted } from "./started/discard-started.ts";
export { findStarted } from "./started/find-started.ts";
export { findSavedAlong, saveAlong } from "./started/save-along.ts";
export { saveStep, type SavedStep } from "./started/save-step.ts";
export type { Filler, Started } from "./started/started.ts";
export { amendSubmission } from "./submissions/amend-submission.ts";
export { answerQuestion } from "./submissions/answer-question.ts";
export { askSender, askWithin } from "./submissions/ask-sender.ts";
export { decideSubmission, decideWithin } from "./submissions/decide-submission.ts";
export { findAmended, type Amended } from "./submissions/find-amended.ts";
export { findSubmission, type OwnSubmission } from "./submissions/find-submission.ts";
export { answerOf, openSubmission } from "./submissions/submission-body.ts";
export { listLetters, type ListedLetter } from "./submissions/list-letters.ts";
export {
  listStarted,
  listSubmissions,
  type ListedStarted,
  type ListedSubmission,
} from "./submissions/list-submissions.ts";
export { listPlaces, type Place } from "./submissions/list-places.ts";
export { listSubmissionsOf } from "./submissions/list-submissions-of.ts";
export { liveStates } from "./submissions/move-submission.ts";
export { joinWithin } from "./submissions/join-submission.ts";
export { listQueue, readLetter, readSubmission } from "./submissions/read-queue.ts";
export { countSubmissionsOf, deleteSubmissionsOf, exportSubmissionsOf } from "./submissions/of-member.ts";
export { remindSender } from "./submissions/remind-sender.ts";
export type { Sender } from "./submissions/sender.ts";
export { readSendLimit, sendLimits, type SendLimit } from "./submissions/send-limit.ts";
export { sendWaiting, waitingForm } from "./submissions/send-waiting.ts";
export { submitForm } from "./submissions/submit-form.ts";
export { unlistSubmission } from "./submissions/unlist-submission.ts";
export { trackLetter } from "./submissions/track-letter.ts";
export { withdrawSubmission } from "./submissions/withdraw-submission.ts";
export { fileMissingCases } from "./submissions/file-missing-cases.ts";
