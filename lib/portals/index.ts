import "server-only";

export { findPortal, findPortalByKey, portals } from "./find-portal.ts";
export { chooseTab, portalTabs, type PortalTab } from "./choose-tab.ts";
export { accessSteps, supportSection } from "./boilerplate.ts";
export type { GrantPortal, OpenPortal, Portal } from "./types.ts";
export { isForOrganisations, needsWorkAddress, type GrantKey } from "./keys.ts";
export { clearsightNeeds, clearsightOrder } from "./records/clearsight-register.ts";
export { isFreeMail } from "./is-free-mail.ts";
export { freeMailRefused, requestGrant } from "./request-grant.ts";
export { decideGrant, type Decision } from "./decide-grant.ts";
export { listGrants, type MemberGrant } from "./list-grants.ts";
export { listGrantRequests, type GrantRow } from "./list-grant-requests.ts";
export { readAccess, type Access, type AccessGrant } from "./read-access.ts";
export { lookUpAccess } from "./look-up-access.ts";
export { listPortalEnquiries, lookUpPortalEnquiries, type PortalEnquiry } from "./list-portal-enquiries.ts";
export { requireGrant } from "./require-grant.ts";
export { grantForm } from "./grant-form.ts";
