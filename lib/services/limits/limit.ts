import "server-only";
import { fault } from "#lib/platform/words/faults.ts";
import { currentLocale } from "#lib/platform/words/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { AppError } from "#lib/platform/errors.ts";
import { callerKey, siteKey } from "#lib/platform/http/client-address.ts";
import { consume, type Verdict } from "./consume.ts";
import { rateKey } from "./rate-key.ts";
import { linesPerSite, type NetworkPolicy, type Policy } from "./policies.ts";
import { refusedFor } from "./refusals.ts";

const minute = 60;
const hour = 60 * minute;

function inUnit(count: number, unit: "second" | "minute" | "hour"): string {
  const format = numberFormat({ style: "unit", unit, unitDisplay: "long" }, currentLocale());
  return format.format(Math.ceil(count));
}

/** "4 minutes". Rounded up, so that a request after that time is admitted. */
export function waitSpan(seconds: number): string {
  if (seconds <= minute) return inUnit(seconds, "second");
  return seconds <= hour ? inUnit(seconds / minute, "minute") : inUnit(seconds / hour, "hour");
}

/** "Try again in 4 minutes." */
const waitInWords = (seconds: number): string => fault("tryAgain", { wait: waitSpan(seconds) });

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
