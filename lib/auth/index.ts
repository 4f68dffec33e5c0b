import "server-only";

export type { Member, Role, Visit } from "./visit.ts";
export { clientAddressOfPage, readDevice, readPending, readVisit } from "./session.ts";
export { findVisit } from "./find-visit.ts";
export { requireMember } from "./require-member.ts";
export { requireRole } from "./require-role.ts";
export { hiddenRoute, requireColleague } from "./hidden-route.ts";
export { readDeviceToken } from "./read-device-token.ts";
export { hasValidCookie } from "./has-valid-cookie.ts";
export { sessionCookieHeader } from "./session-cookie.ts";
export { deviceCookieHeader } from "./device-cookie.ts";
export { pendingCookieHeader } from "./pending.ts";
export { endedCookieHeaders, endedPendingHeader, goneCookieHeaders } from "./ended-cookies.ts";
export { endVisit } from "./end-visit.ts";
export { endByLink } from "./end-by-link.ts";
export { sessionEndForm, signOutForm } from "./plain-forms.ts";
export { nextAuthAnswer } from "./next-auth-answer.ts";
