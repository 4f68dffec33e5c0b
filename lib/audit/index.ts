import "server-only";

export { chainAudit } from "./chain.ts";
export { checkAudit } from "./check-audit.ts";
export { listEvents, type ListedEvent } from "./list-events.ts";
export { readChain, type ChainRead } from "./read-chain.ts";
export { auditSubject, record } from "./record.ts";
export { recordRefusal } from "./record-refusal.ts";
export { verifyChain, type ChainFault, type ChainState } from "./verify-chain.ts";
