import "server-only";
import { db, planned } from "#lib/platform/db.ts";
import { baseCurrency } from "./open/currencies.ts";
import { isKnownRates, type KnownRates, type Rates, isDue, isStale, type RatesAnswer } from "./open/rates.ts";
import { withPegs } from "./open/pegs.ts";
import { env } from "#lib/platform/env.ts";
import { log } from "#lib/platform/log.ts";
import { askService, ServiceFailure } from "./ask-service.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { ratesOfSnapshot, snapshot, withSnapshot } from "./snapshot.ts";

/**
 * The minimum interval between two requests to the service, across all instances. It matters while the service fails.
 */
const turnSeconds = 60;
/** After this time a request has either stored its rates or failed. */
const settledSeconds = 4;

type Row = { rates: unknown; asOf: string; fetchedAt: Date; source: string; hasFailed: boolean };

type Kept = { known: KnownRates; hasFailed: boolean };

/**
 * The last good rates. `hasFailed` means that a later request to the service brought nothing to store. Times are
 * compared by the database's clock.
 */
async function findKept(): Promise<Kept | undefined> {
  const [row] = await db().$queryRaw<Row[]>`${planned("find_kept_rates")}
    SELECT r.rates, r.as_of::text AS "asOf", r.fetched_at AS "fetchedAt", r.source,
      coalesce(t.asked_at > r.fetched_at AND t.asked_at < now() - make_interval(secs => ${settledSeconds}::int), false) AS "hasFailed"
    FROM exchange_rates r LEFT JOIN rates_turns t ON t.base = r.base
    WHERE r.base = ${baseCurrency}`;
  if (!row) return undefined;
  const { rates, asOf, fetchedAt, source, hasFailed } = row;
  const known = { base: baseCurrency, rates, fetchedAt: fetchedAt.toISOString(), asOf, source };
  return isKnownRates(known) ? { known, hasFailed } : undefined;
}

/** Claims the right to request the service with one conditional write, so that only one instance does. */
export async function claimRequest(): Promise<boolean> {
  const taken = await db().$executeRaw`
    INSERT INTO rates_turns (base, asked_at) VALUES (${baseCurrency}, now())
    ON CONFLICT (base) DO UPDATE SET asked_at = now()
    WHERE rates_turns.asked_at < now() - make_interval(secs => ${turnSeconds}::int)`;
  return taken === 1;
}

/** Stores the rates, replacing the previous ones. */
async function keep({ rates, asOf, source }: { rates: Rates; asOf: string; source: string }): Promise<void> {
  await db().$executeRaw`
    INSERT INTO exchange_rates (base, rates, as_of, fetched_at, source)
    VALUES (${baseCurrency}, ${JSON.stringify(rates)}::jsonb, ${asOf}::date, now(), ${source})
    ON CONFLICT (base) DO UPDATE SET rates = excluded.rates, as_of = excluded.as_of,
      fetched_at = excluded.fetched_at, source = excluded.source`;
}

/** Whether `next` lacks a currency that is known now. */
const loses = (next: Rates, now: Rates): boolean => Object.keys(now).some((code) => !(code in next));

/** Requests the service unless another instance just did, and stores good rates. Logs failures and never throws. */
async function refresh(kept: Kept | undefined): Promise<void> {
  const action = "refreshRates";
  try {
    if (!env.RATES_URL || !(await claimRequest())) return;
    const answer = await askService(env.RATES_URL);
    // A currency may be missing from the service for an hour or for good. The stored rates are kept until they are
    // stale.
    if (kept && loses(answer.rates, kept.known.rates) && !isStale(kept.known)) {
      throw new ServiceFailure("a rate is missing");
    }
    await keep(answer);
  } catch (fault) {
    if (fault instanceof ServiceFailure)
      log.warn({ action, why: fault.message }, "exchange rates not loaded");
    else log.error({ err: fault, action }, "exchange rates not kept");
  }
}

/** Single flight within this process: concurrent callers share the running refresh. */
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

/** After a failure, `fetchedAt` is the snapshot's day, so that the browser considers the rates due and retries soon. */
const answerOfSnapshot = (hasFailed: boolean): RatesAnswer => {
  const fetchedAt = hasFailed ? `${snapshot.asOf}T00:00:00.000Z` : new Date().toISOString();
  return answerWith(ratesOfSnapshot(fetchedAt), hasFailed);
};

/**
 * The last good rates; without any, those that ship with the site. Rates older than six hours are refreshed in the
 * background. The caller waits only if there are no rates, for at most three seconds. `error` says that the service
 * failed, even the first time.
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
    log.error({ err: fault, action: "readRates" }, "exchange rates not read");
    return answerOfSnapshot(true);
  }
}

/**
 * Refreshes missing or due rates at once and waits for the result, so that the first visitor does not have to wait for
 * the service.
 */
export async function loadRates(): Promise<void> {
  if (!env.RATES_URL) return;
  await readRates();
  await running;
}
