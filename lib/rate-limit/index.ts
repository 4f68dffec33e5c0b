import "server-only";

export { consume, giveBack, type Verdict } from "./consume.ts";
export { limit } from "./limit.ts";
export type { Policy } from "./policies.ts";
