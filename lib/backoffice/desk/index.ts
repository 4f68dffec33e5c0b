import "server-only";

export { colleaguesFor, doAtOnce, listDesk } from "./at-once.ts";
export { doPendingAction, holdAction } from "./pending-actions.ts";
export {
  bulkHandler,
  actionHandler,
  actionFormId,
  closeVacancyHandler,
  vacancyHandler,
  exportHandler,
  viewHandler,
  viewRemovalHandler,
  cannedHandler,
  cannedRemovalHandler,
  chatMessageHandler,
} from "./form-handlers.ts";
export { doBulk, readRun, previewBulk, type ShownResult, type ShownRun, type BulkPreview } from "./bulk.ts";
export { exportQueue } from "./export-queue.ts";
export { fileMissingCases } from "./file-missing-cases.ts";
export { mayReadFileOfCase, mayReadFileOfChat } from "./access.ts";
export { readQueue, type Queue, type QueuedCase } from "./read-queue.ts";
export { removeView, saveView } from "./views.ts";
export { beginReply, listReplies, removeReply, saveReply, type CannedReply } from "./replies.ts";
export { titleOf } from "./title-of.ts";
export { readCase, type ShownPendingAction, type WholeCase } from "./read-case.ts";
export type { ContentEvent } from "./case-types/case-type.ts";
export { followDesk, followTalk } from "./talk/streams.ts";
export { sendChatMessage, sendChatNotice, mailUnseenAnswer } from "./talk/staff-messages.ts";
