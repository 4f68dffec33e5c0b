import "server-only";

export {
  addCaseEvent,
  caseTopic,
  listCaseEvents,
  findInThread,
  isInThread,
  listThread,
  type CaseEvent,
  type ThreadLine,
} from "./case-events.ts";
export {
  claimCase,
  lockCase,
  isWithdrawn,
  joinCase,
  moveCase,
  closeCase,
  reopenCase,
  noteNews,
  noteReply,
  noteChatReply,
  noteNotified,
  noteMessage,
} from "./transitions.ts";
export { countOpenByCountry, countCases, listCases, listLabels, type ListedCase } from "./list-cases.ts";
export { exportCasesOf, listOwnCases, findOwnCase, type OwnCaseRow, type OwnCase } from "./own-cases.ts";
export { fileCase, senderHash } from "./file-case.ts";
export {
  findCase,
  getCase,
  listRelated,
  listNamed,
  type CaseRow,
  type RelatedCase,
  type NamedCase,
} from "./find-case.ts";
export {
  findPendingAction,
  holdPendingAction,
  removePendingAction,
  type StoredAction,
} from "./pending-actions.ts";
export { lookUpCase, openShown, readShown, shownCookieHeader } from "./look-up-case.ts";
export { exportCases, type ExportedCase } from "./export-cases.ts";
export { writeToStaff } from "./write-to-staff.ts";
