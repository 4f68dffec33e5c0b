import "server-only";
import { db, planned } from "../db.ts";
import { baseCurrency } from "./open/currencies.ts";
import { isKnownRates, type KnownRates, type Rates } from "./open/rates.ts";

/** While the service fails it is asked once in so many seconds, by whichever instance comes first. */
const turnSeconds = 60;
/** By then whoever asked has an answer kept, or none. */
const settledSeconds = 4;

type Row = { rates: unknown; asOf: string; fetchedAt: Date; source: string; hasFailed: boolean };

export type Kept = { known: KnownRates; hasFailed: boolean };

/** The last good rates; `hasFailed` when the service was asked since and gave nothing to keep. By the database's clock. */
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

/** Whether it is this caller's turn to ask the service: one conditional write, so that one instance does. */
export async function takeTurn(): Promise<boolean> {
  const taken = await db().$executeRaw`
    INSERT INTO rates_turns (base, asked_at) VALUES (${baseCurrency}, now())
    ON CONFLICT (base) DO UPDATE SET asked_at = now()
    WHERE rates_turns.asked_at < now() - make_interval(secs => ${turnSeconds}::int)`;
  return taken === 1;
}

/** Keeps an answer in place of the one before. */
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
