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
export { completeRegistration, registrationOf } from "./registration.ts";
export { deleteAccount, summariseHoldings, type Holdings } from "./delete-account.ts";
export { exportData } from "./export-data.ts";
export {
  listRequests,
  loadHub,
  type HeldAccess,
  type Hub,
  type MemberRequest,
  type PortalLink,
} from "./load-hub.ts";
