import "server-only";

export { auditSubject, record, type AuditDeed, type AuditOutcome } from "./record.ts";
