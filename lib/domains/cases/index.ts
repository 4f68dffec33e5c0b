import "server-only";

export {
  addCaseEvent,
  caseTopic,
  listCaseEvents,
  type CaseEvent,
  type CaseEventKind,
} from "./case-events.ts";
export { claimCase } from "./claim-case.ts";
export { countOpenByCountry } from "./count-open-by-country.ts";
export { exportCasesOf } from "./export-cases.ts";
export { fileCase, senderHash } from "./file-case.ts";
export { findCase, getCase, listRelated, type CaseRow, type RelatedCase } from "./find-case.ts";
export { findHeld, hold, release, type Held } from "./held.ts";
export { countCases, listCases, type FoundCases, type ListedCase } from "./list-cases.ts";
export { listLabels } from "./list-labels.ts";
export { listNamed, type NamedCase } from "./list-named.ts";
export { findInThread, isInThread, listThread, type ThreadLine } from "./list-thread.ts";
export { listOwnCases, type OwnCaseRow } from "./list-own-cases.ts";
export type { Looker } from "./matching.ts";
export { holdCase } from "./hold-case.ts";
export { isWithdrawn } from "./is-withdrawn.ts";
export { joinCase } from "./join-case.ts";
export { moveCase, moveCaseById } from "./move-case.ts";
export { lookUpCase } from "./look-up-case.ts";
export { noteNews } from "./note-news.ts";
export { noteReply } from "./note-reply.ts";
export { noteSaid } from "./note-said.ts";
export { noteTold } from "./note-told.ts";
export { noteWritten } from "./note-written.ts";
export { findOwnCase, type OwnCase } from "./own-case.ts";
export { openShown, readShown, shownCookieHeader } from "./shown-case.ts";
export { takeOutCases, type TakenCase } from "./take-out-cases.ts";
export { writeToStaff } from "./write-to-staff.ts";
