import "server-only";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.ts";
import { askService, ServiceFailure } from "./ask-service.ts";
import { findKept, keep, takeTurn, type Kept } from "./kept-rates.ts";
import { isDue, isStale, ratesFailure, type Rates, type RatesAnswer } from "./open/rates.ts";

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

const answerOf = ({ known, hasFailed }: Kept): RatesAnswer => ({
  ...known,
  isStale: isStale(known),
  ...(hasFailed && { error: ratesFailure }),
});

/**
 * The last good rates. Rates older than six hours are asked for anew behind the caller's back; only where there are
 * none does the caller wait, three seconds at most. Throws `unavailable` when there are none to be had.
 */
export async function readRates(): Promise<RatesAnswer> {
  try {
    const kept = await findKept();
    if (kept && !isDue(kept.known)) return answerOf(kept);
    const refreshing = refreshOnce(kept);
    if (kept) return answerOf(kept);
    await refreshing;
    const fresh = await findKept();
    if (fresh) return answerOf(fresh);
  } catch (fault) {
    log.error({ err: fault, deed: "readRates" }, "exchange rates not read");
  }
  throw new AppError("unavailable", ratesFailure, { retryAfterSeconds: 60 });
}
