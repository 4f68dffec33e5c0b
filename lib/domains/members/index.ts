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
export { leadToCode, requestCode } from "./codes/request-code.ts";
export {
  codeFormId,
  requestForm,
  signInFormId,
  verifyForm,
  sessionEndForm,
  signOutForm,
} from "./form-handlers.ts";
export { redeemCode } from "./codes/redeem-code.ts";

export {
  listColleagues,
  findMember,
  listStaff,
  type Colleague,
  type FoundMember,
  type StaffMember,
} from "./staff/members.ts";
export { endByLink, endVisit } from "./sessions/end-session.ts";
export { nextAuthAnswer } from "./sessions/next-auth.ts";
export {
  clientAddressOfPage,
  readDevice,
  readPending,
  readSiteCookie,
  readVisit,
  isStillSignedIn,
  hiddenRoute,
  requireColleague,
  requireRight,
  findVisit,
  hasValidCookie,
  requireMember,
} from "./sessions/session.ts";

export { changeRole, listRoleChanges, mailCaseworkers, type RoleChange } from "./staff/roles.ts";
export {
  signOutEverywhere,
  endOtherSessions,
  endSession,
  listLiveDevices,
  listDevices,
  listEndedDevices,
  type Device,
  type EndedDevice,
} from "./sessions/devices.ts";
