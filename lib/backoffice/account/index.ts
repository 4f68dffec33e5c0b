import "server-only";

export {
  deleteForm,
  exportAnswer,
  exportProblem,
  registrationForm,
  sessionsForm,
  deleteFormId,
  registrationFormId,
} from "./answers.ts";
export { completeRegistration } from "./complete-registration.ts";
export { registrationOf, type WriteRegistration } from "./register-sender.ts";
export { deleteAccount } from "./delete-account.ts";
export { exportData } from "./export-data.ts";
export {
  listRequests,
  loadHub,
  type HeldAccess,
  type Hub,
  type MemberRequest,
  type PortalLink,
} from "./load-hub.ts";
export { summariseHoldings, type Holdings } from "./summarise-holdings.ts";
