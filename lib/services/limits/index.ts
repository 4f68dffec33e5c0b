import "server-only";

export { consume, giveBack, type Verdict } from "./consume.ts";
export { countLimits, type LimitState } from "./count-limits.ts";
export { liftLimits } from "./lift-limits.ts";
export { limit, limitCaller, refuseRemembered } from "./limit.ts";
export { peek, type Standing } from "./peek.ts";
export { policies, type Policy } from "./policies.ts";
export { waitSpan } from "./wait-in-words.ts";
