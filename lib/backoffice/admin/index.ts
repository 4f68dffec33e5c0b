import "server-only";

export { askAuditCheck } from "./ask-audit-check.ts";
export { doJobAction } from "./do-job-action.ts";
export { liftLimitsOf } from "./lift-limits-of.ts";
export {
  auditHandler,
  auditFormId,
  jobHandler,
  jobFormId,
  liftHandler,
  liftFormId,
  mailHandler,
  mailFormId,
} from "./machinery-handlers.ts";
export { memberHandler, memberFormId } from "./member-handlers.ts";
export { readAudit, type AuditRead } from "./read-audit.ts";
export { readHealth, type Health } from "./read-health.ts";
export { readJobs } from "./read-jobs.ts";
export { readLimits } from "./read-limits.ts";
export { readMail, type MailRead } from "./read-mail.ts";
export { readMember, type MemberRead } from "./read-member.ts";
export { readMembers, type MembersRead } from "./read-members.ts";
export { tryMailAgain } from "./try-mail-again.ts";
export { withdrawAccess } from "./withdraw-access.ts";
