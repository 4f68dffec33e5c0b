import "server-only";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { askService, ServiceFailure } from "./ask-service.ts";
import { findKept, keep, takeTurn, type Kept } from "./kept-rates.ts";
import { withPegs } from "./open/pegs.ts";
import { fault } from "#lib/words/faults.ts";
import { isDue, isStale, type KnownRates, type Rates, type RatesAnswer } from "./open/rates.ts";
import { ratesOfSnapshot, snapshot, withSnapshot } from "./snapshot.ts";

/** Whether `next` lacks a currency that is known now. */
const loses = (next: Rates, now: Rates): boolean => Object.keys(now).some((code) => !(code in next));

/** Asks the service if it is our turn, and keeps what is good. Never throws: what fails is logged, without its body. */
async function refresh(kept: Kept | undefined): Promise<void> {
  const deed = "refreshRates";
  try {
    if (!env.RATES_URL || !(await takeTurn())) return;
    const answer = await askService(env.RATES_URL);
    // A currency may drop out of a service for an hour or for good: it is waited for until the rates are old.
    if (kept && loses(answer.rates, kept.known.rates) && !isStale(kept.known)) {
      throw new ServiceFailure("a rate is missing");
    }
    await keep(answer);
  } catch (fault) {
    if (fault instanceof ServiceFailure) log.warn({ deed, why: fault.message }, "exchange rates not loaded");
    else log.error({ err: fault, deed }, "exchange rates not kept");
  }
}

/** One at a time in this process: who comes meanwhile gets what the first one brings. */
let running: Promise<void> | undefined;
const refreshOnce = (kept: Kept | undefined): Promise<void> =>
  (running ??= refresh(kept).finally(() => (running = undefined)));

const answerWith = (known: KnownRates, hasFailed: boolean): RatesAnswer => ({
  ...known,
  isStale: isStale(known),
  ...(hasFailed && { error: fault("ratesFailed") }),
});

const answerOf = ({ known, hasFailed }: Kept): RatesAnswer =>
  answerWith(withSnapshot({ ...known, rates: withPegs(known.rates) }), hasFailed);

/** A browser that is told of a failure asks again soon: to it these rates are as old as their day. */
const answerOfSnapshot = (hasFailed: boolean): RatesAnswer => {
  const fetchedAt = hasFailed ? `${snapshot.asOf}T00:00:00.000Z` : new Date().toISOString();
  return answerWith(ratesOfSnapshot(fetchedAt), hasFailed);
};

/**
 * The last good rates; where there are none, those that ship with the site. Rates older than six hours are asked for
 * anew behind the caller's back; only where there are none does the caller wait, three seconds at most. `error` says
 * that the service failed, the first time as well.
 */
export async function readRates(): Promise<RatesAnswer> {
  try {
    const kept = await findKept();
    if (kept && !isDue(kept.known)) return answerOf(kept);
    const refreshing = refreshOnce(kept);
    if (kept) return answerOf(kept);
    await refreshing;
    const fresh = await findKept();
    return fresh ? answerOf(fresh) : answerOfSnapshot(env.RATES_URL !== undefined);
  } catch (fault) {
    log.error({ err: fault, deed: "readRates" }, "exchange rates not read");
    return answerOfSnapshot(true);
  }
}

/**
 * Asks the service at once where rates are missing or due, so that the first visitor need not wait for it, and waits
 * until it has answered.
 */
export async function loadRates(): Promise<void> {
  if (!env.RATES_URL) return;
  await readRates();
  await running;
}
