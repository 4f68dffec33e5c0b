import "server-only";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import type { Policy } from "./policies.ts";

/** The key under which hits of `subject` are counted. A dump of the table contains no address and no network. */
export const rateKey = (policy: Policy, subject: string): string =>
  `${policy}:${keyedHash("rate limit", policy, subject)}`;
