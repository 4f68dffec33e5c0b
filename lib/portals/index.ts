import "server-only";

export { findPortal, findPortalByKey, portals } from "./find-portal.ts";
export type { GrantPortal, Portal } from "./types.ts";
export type { GrantKey } from "./open/keys.ts";
export { requestGrant } from "./request-grant.ts";
export { checkGrantDecision, decideGrant, decideGrantWithin, type Decision } from "./decide-grant.ts";
export { withdrawGrant } from "./withdraw-grant.ts";
export { listGrants, type MemberGrant } from "./list-grants.ts";
export { listGrantRequests, readGrantRequest } from "./list-grant-requests.ts";
export { readAccess, type Access, type AccessGrant } from "./read-access.ts";
export { lookUpMemberSide, type MemberSideData } from "./look-up-member-side.ts";
export { readMemberSections } from "./read-member-sections.ts";
export { listPortalEnquiries, type PortalEnquiry } from "./list-portal-enquiries.ts";
export { requireGrant } from "./require-grant.ts";
export { grantForm, grantFormId } from "./grant-form.ts";
export { fileMissingCases } from "./file-missing-cases.ts";
