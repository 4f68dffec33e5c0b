import "server-only";

export { acceptAudit } from "./accept-audit.ts";
export { chainAudit } from "./chain.ts";
export { checkAudit } from "./check-audit.ts";
export type { ChainFault } from "./checks.ts";
export { listEvents, type ListedEvent } from "./list-events.ts";
export { readChain, type ChainRead } from "./read-chain.ts";
export { auditSubject, record } from "./record.ts";
export { recordRefusal } from "./record-refusal.ts";
export { verifyChain, type ChainState } from "./verify-chain.ts";
