import "server-only";

export type { Member, Role, Visit } from "#lib/data/access/open/visit.ts";
export {
  deviceCookieHeader,
  endedCookieHeaders,
  endedPendingHeader,
  goneCookieHeaders,
  pendingCookieHeader,
  readDeviceToken,
  sessionCookieHeader,
  type Pending,
} from "./cookies.ts";

export { dropCodes } from "./codes/code-rows.ts";
export { leadToCode } from "./codes/lead-to-code.ts";
export { codeFormId, requestForm, signInFormId, verifyForm } from "./codes/forms.ts";
export { redeemCode } from "./codes/redeem-code.ts";
export { requestCode } from "./codes/request-code.ts";

export { listColleagues, type Colleague } from "./list-colleagues.ts";
export { endByLink, endVisit } from "./sessions/end-session.ts";
export { sessionEndForm, signOutForm } from "./sessions/forms.ts";
export { nextAuthAnswer } from "./sessions/next-auth-answer.ts";
export {
  clientAddressOfPage,
  readDevice,
  readPending,
  readSiteCookie,
  readVisit,
} from "./sessions/session.ts";
export { isStillSignedIn } from "./sessions/is-still-signed-in.ts";
export { hiddenRoute, requireColleague, requireRight } from "./sessions/staff-only.ts";
export { findVisit, hasValidCookie, requireMember } from "./sessions/who-asks.ts";

export { changeRole } from "./staff/change-role.ts";
export { findMember, type FoundMember } from "./staff/find-member.ts";
export { listRoleChanges, type RoleChange } from "./staff/list-role-changes.ts";
export { mailCaseworkers } from "./staff/mail-caseworkers.ts";
export { listStaff, type StaffMember } from "./staff/list-staff.ts";
export { signOutEverywhere } from "./staff/sign-out-everywhere.ts";

export { endOtherSessions, endSession } from "./devices/end-sessions.ts";
export { listLiveDevices, type Device } from "./devices/list-live-devices.ts";
export { listDevices, listEndedDevices, type EndedDevice } from "./devices/list-devices.ts";
