import "server-only";

export { auditSubject, record } from "./record.ts";
