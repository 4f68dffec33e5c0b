import "server-only";

export { findPortal, findPortalByKey, portals } from "./find-portal.ts";
export type { GrantPortal, Portal } from "./types.ts";
export type { GrantKey } from "./open/keys.ts";
export { requestGrant, fileMissingCases } from "./request-grant.ts";
export {
  checkGrantDecision,
  decideGrant,
  decideGrantWithin,
  type Decision,
  withdrawGrant,
} from "./decide-grant.ts";
export {
  listGrants,
  type MemberGrant,
  listGrantRequests,
  readGrantRequest,
  readAccess,
  type Access,
  type AccessGrant,
  requireGrant,
} from "./read-grants.ts";
export {
  lookUpMemberSide,
  type MemberSideData,
  type OwnInPortal,
  readMemberSections,
  type PortalRequest,
} from "./look-up-member-side.ts";
export { documentHandler, withdrawDocumentHandler, grantForm, grantFormId } from "./handlers.ts";
export {
  type PortalDocument,
  exportDocumentsOf,
  listDocuments,
  listPublished,
  type PublishedDocument,
  mayReadDocument,
} from "./documents/read-documents.ts";
export { publishDocument, withdrawDocument } from "./documents/publish-document.ts";
export { portalOfCase } from "./open/member-sides.ts";
