import "server-only";

export { chainAudit } from "./chain.ts";
export { auditSubject, record } from "./record.ts";
export { recordRefusal } from "./record-refusal.ts";
export { verifyChain, type ChainFault, type ChainState } from "./verify-chain.ts";
