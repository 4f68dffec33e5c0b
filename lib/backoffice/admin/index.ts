import "server-only";

export { askAuditCheck, readAudit, type AuditRead } from "./audit.ts";
export { doJobAction, readJobs } from "./jobs.ts";
export { liftLimitsOf, readLimits } from "./limits.ts";
export {
  auditHandler,
  auditFormId,
  jobHandler,
  jobFormId,
  liftHandler,
  liftFormId,
  mailHandler,
  mailFormId,
  memberHandler,
  memberFormId,
} from "./form-handlers.ts";
export { readHealth, type Health } from "./read-health.ts";
export { readMail, tryMailAgain, type MailRead } from "./mail.ts";
export { readMember, readMembers, withdrawAccess, type MemberRead, type MembersRead } from "./members.ts";
