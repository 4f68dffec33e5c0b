import "server-only";

export { record, type AuditDeed, type AuditOutcome } from "./record.ts";
