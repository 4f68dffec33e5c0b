import "server-only";

export { completeRegistration } from "./complete-registration.ts";
export { deleteAccount } from "./delete-account.ts";
export { endOtherSessions, endSession } from "../devices/end-sessions.ts";
export { exportAnswer, exportProblem } from "./export-answer.ts";
export { exportData } from "./export-data.ts";
export { deleteForm, registrationForm, sessionsForm } from "./forms.ts";
export { listDevices, listEndedDevices, type Device, type EndedDevice } from "../devices/list-devices.ts";
export { listRequests, type MemberRequest } from "./list-requests.ts";
export { loadHub, type HeldAccess, type Hub, type PortalLink } from "./load-hub.ts";
export { summariseHoldings, type Holdings } from "./summarise-holdings.ts";
export { accountPath, devicesPath, hubPath } from "../open/paths.ts";
