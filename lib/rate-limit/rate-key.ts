import "server-only";
import { keyedHash } from "../secrets/index.ts";
import type { Policy } from "./policies.ts";

/** Under which key the moments of `subject` are counted. A dump of the table names no address and no network. */
export const rateKey = (policy: Policy, subject: string): string =>
  `${policy}:${keyedHash("rate limit", policy, subject)}`;
