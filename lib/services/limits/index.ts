import "server-only";

export { consume, giveBack, type Verdict, peek, type Standing } from "./consume.ts";
export { countLimits, type LimitState, liftLimits } from "./limits-in-force.ts";
export { limit, limitCaller, refuseRemembered, waitSpan } from "./limit.ts";
export { policies, type Policy } from "./policies.ts";
