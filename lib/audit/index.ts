import "server-only";

export { auditSubject, record } from "./record.ts";
export { recordRefusal } from "./record-refusal.ts";
