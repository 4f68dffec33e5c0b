import "server-only";
import { db, planned } from "#lib/platform/db.ts";
import { baseCurrency } from "./open/currencies.ts";
import { isKnownRates, type KnownRates, type Rates } from "./open/rates.ts";

/**
 * The minimum interval between two requests to the service, across all instances. It matters while the service fails.
 */
const turnSeconds = 60;
/** After this time a request has either stored its rates or failed. */
const settledSeconds = 4;

type Row = { rates: unknown; asOf: string; fetchedAt: Date; source: string; hasFailed: boolean };

export type Kept = { known: KnownRates; hasFailed: boolean };

/**
 * The last good rates. `hasFailed` means that a later request to the service brought nothing to store. Times are
 * compared by the database's clock.
 */
export async function findKept(): Promise<Kept | undefined> {
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
export async function takeTurn(): Promise<boolean> {
  const taken = await db().$executeRaw`
    INSERT INTO rates_turns (base, asked_at) VALUES (${baseCurrency}, now())
    ON CONFLICT (base) DO UPDATE SET asked_at = now()
    WHERE rates_turns.asked_at < now() - make_interval(secs => ${turnSeconds}::int)`;
  return taken === 1;
}

/** Stores the rates, replacing the previous ones. */
export async function keep({
  rates,
  asOf,
  source,
}: {
  rates: Rates;
  asOf: string;
  source: string;
}): Promise<void> {
  await db().$executeRaw`
    INSERT INTO exchange_rates (base, rates, as_of, fetched_at, source)
    VALUES (${baseCurrency}, ${JSON.stringify(rates)}::jsonb, ${asOf}::date, now(), ${source})
    ON CONFLICT (base) DO UPDATE SET rates = excluded.rates, as_of = excluded.as_of,
      fetched_at = excluded.fetched_at, source = excluded.source`;
}
