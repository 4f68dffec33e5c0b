import "server-only";

export { estimateTransfer } from "./estimate-transfer.ts";
export { estimateFields, type Estimate, type EstimateField } from "./read-estimate.ts";
