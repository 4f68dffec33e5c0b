import "server-only";

export {
  addCaseEvent,
  caseTopic,
  listCaseEvents,
  type CaseEvent,
  type CaseEventKind,
  findInThread,
  isInThread,
  listThread,
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
export {
  countOpenByCountry,
  countCases,
  listCases,
  type FoundCases,
  type ListedCase,
  listLabels,
} from "./list-cases.ts";
export { exportCasesOf, listOwnCases, type OwnCaseRow, findOwnCase, type OwnCase } from "./own-cases.ts";
export { fileCase, senderHash } from "./file-case.ts";
export {
  findCase,
  getCase,
  listRelated,
  type CaseRow,
  type RelatedCase,
  listNamed,
  type NamedCase,
} from "./find-case.ts";
export {
  findPendingAction,
  holdPendingAction,
  removePendingAction,
  type StoredAction,
} from "./pending-actions.ts";
export type { CaseReader } from "./matching.ts";
export { lookUpCase, openShown, readShown, shownCookieHeader } from "./look-up-case.ts";
export { exportCases, type ExportedCase } from "./export-cases.ts";
export { writeToStaff } from "./write-to-staff.ts";
