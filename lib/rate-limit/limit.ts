import "server-only";
import { AppError } from "../errors.ts";
import { callerKey, siteKey } from "../http/client-address.ts";
import { consume, type Verdict } from "./consume.ts";
import { linesPerSite, type NetworkPolicy, type Policy } from "./policies.ts";
import { waitInWords } from "./wait-in-words.ts";

function orThrow(verdict: Verdict, sentence: string): Verdict {
  if (verdict.admitted) return verdict;
  throw new AppError("rate_limited", `${sentence} ${waitInWords(verdict.retryAfterSeconds)}`, {
    retryAfterSeconds: verdict.retryAfterSeconds,
  });
}

/** Counts a deed, or throws `rate_limited` with a sentence that says when to come back. */
export async function limit(policy: Policy, subject: string, sentence: string): Promise<Verdict> {
  return orThrow(await consume(policy, subject), sentence);
}

/**
 * Counts a deed by the address it comes from, or throws `rate_limited`. IPv6 counts twice, by the line (/64) and more
 * loosely by the /48 around it: whoever holds a /48 would otherwise be 65,536 callers.
 */
export async function limitCaller(policy: NetworkPolicy, address: string, sentence: string): Promise<void> {
  orThrow(await consume(policy, callerKey(address)), sentence);
  const site = siteKey(address);
  if (site) orThrow(await consume(policy, site, linesPerSite), sentence);
}
