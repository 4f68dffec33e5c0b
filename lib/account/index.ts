import "server-only";

export { completeRegistration } from "./complete-registration.ts";
export { deleteAccount, type Deleted } from "./delete-account.ts";
export { endOtherSessions, endSession, type EndedSessions } from "./end-sessions.ts";
export { exportAnswer, exportProblem } from "./export-answer.ts";
export { exportData, type DataExport } from "./export-data.ts";
export { deleteForm, registrationForm, sessionsForm } from "./forms.ts";
export { goneCookieHeaders } from "./gone-cookies.ts";
export { listDevices, listEndedDevices, type Device, type EndedDevice } from "./list-devices.ts";
export { listRequests, type MemberRequest } from "./list-requests.ts";
export { loadHub, type HeldAccess, type Hub, type PortalLink } from "./load-hub.ts";
export { openPage } from "./open-page.ts";
export { summariseHoldings, type Holdings } from "./summarise-holdings.ts";
export { unlessAway } from "./unless-away.ts";
export { accountPath, devicesPath, hubPath } from "./words.ts";
