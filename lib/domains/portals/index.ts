import "server-only";

export { findPortal, findPortalByKey, portals } from "./find-portal.ts";
export type { GrantPortal, Portal } from "./types.ts";
export type { GrantKey } from "./open/keys.ts";
export { requestGrant, fileMissingCases } from "./request-grant.ts";
export {
  checkGrantDecision,
  decideGrant,
  decideGrantWithin,
  withdrawGrant,
  type Decision,
} from "./decide-grant.ts";
export { listGrantRequests, readGrantRequest } from "./list-grant-requests.ts";
export {
  listGrants,
  readAccess,
  requireGrant,
  type MemberGrant,
  type Access,
  type AccessGrant,
} from "./read-grants.ts";
export {
  lookUpMemberSide,
  readMemberSections,
  type MemberSideData,
  type OwnInPortal,
  type PortalRequest,
} from "./look-up-member-side.ts";
export { documentHandler, withdrawDocumentHandler, grantForm, grantFormId } from "./handlers.ts";
export {
  exportDocumentsOf,
  listDocuments,
  listPublished,
  mayReadDocument,
  type PortalDocument,
  type PublishedDocument,
} from "./documents/read-documents.ts";
export { publishDocument, withdrawDocument } from "./documents/publish-document.ts";
export { portalOfCase } from "./open/member-sides.ts";
