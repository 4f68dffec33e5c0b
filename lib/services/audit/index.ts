import "server-only";

export { acceptAudit, checkAudit, readChain, type ChainRead } from "./check-audit.ts";
export { chainAudit } from "./chain.ts";
export type { ChainFault } from "./checks.ts";
export { listEvents, type ListedEvent } from "./list-events.ts";
export { auditSubject, record, recordRefusal } from "./record.ts";
export { verifyChain, type ChainState } from "./verify-chain.ts";
