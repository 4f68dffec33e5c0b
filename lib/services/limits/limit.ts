import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { callerKey, siteKey } from "#lib/platform/http/client-address.ts";
import { consume, type Verdict } from "./consume.ts";
import { linesPerSite, type NetworkPolicy, type Policy } from "./policies.ts";
import { rateKey } from "./rate-key.ts";
import { refusedFor } from "./refusals.ts";
import { waitInWords } from "./wait-in-words.ts";

function orThrow(verdict: Verdict, sentence: string): Verdict {
  if (verdict.admitted) return verdict;
  throw new AppError("rate_limited", `${sentence} ${waitInWords(verdict.retryAfterSeconds)}`, {
    retryAfterSeconds: verdict.retryAfterSeconds,
  });
}

/** Counts an action, or throws `rate_limited` with a message that says when to try again. */
export async function limit(policy: Policy, subject: string, sentence: string): Promise<Verdict> {
  return orThrow(await consume(policy, subject), sentence);
}

/**
 * Throws as `limitCaller` would if this process remembers that the address is refused, and counts nothing: for calls
 * that query the database for permissions before they count.
 */
export function refuseRemembered(policy: NetworkPolicy, address: string, sentence: string): void {
  for (const subject of [callerKey(address), siteKey(address)]) {
    const seconds = subject && refusedFor(rateKey(policy, subject));
    if (seconds) orThrow({ admitted: false, retryAfterSeconds: seconds, left: 0, hit: "" }, sentence);
  }
}

/**
 * Counts an action by the address it comes from, or throws `rate_limited`. IPv6 counts twice, by the /64 and more
 * loosely by the /48 around it: the owner of a /48 would otherwise be 65,536 callers.
 */
export async function limitCaller(policy: NetworkPolicy, address: string, sentence: string): Promise<void> {
  orThrow(await consume(policy, callerKey(address)), sentence);
  const site = siteKey(address);
  if (site) orThrow(await consume(policy, site, linesPerSite), sentence);
}
