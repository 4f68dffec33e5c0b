import "server-only";

export { consume, giveBack, type Verdict } from "./consume.ts";
export { limit, limitCaller } from "./limit.ts";
export type { Policy } from "./policies.ts";
