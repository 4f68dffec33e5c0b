import "server-only";
import { db, planned } from "../db.ts";
import { policies, type Policy, type Window } from "./policies.ts";
import { rateKey } from "./rate-key.ts";

export type Verdict = {
  admitted: boolean;
  /** When one would be let through again, by the database's clock, in seconds from now; 0 if admitted. */
  retryAfterSeconds: number;
  /** How many more would be let through now, by the tightest window. */
  left: number;
  /** The moment that was counted, for `giveBack`. */
  hit: string;
};

type Row = { admitted: boolean; retry_after: number; hits: number[]; hit: string };

function leftOf(windows: readonly Window[], agesSeconds: readonly number[]): number {
  const left = windows.map(({ limit, seconds }) => limit - agesSeconds.filter((age) => age < seconds).length);
  return Math.max(0, Math.min(...left));
}

/**
 * Counts one deed of `subject` under a policy, if every window of it has room; `times` widens them. One statement that locks one row: any
 * number of instances together let through exactly as many as the policy says. Throws when the database is away:
 * what guards against guessing must not open when it cannot count.
 */
export async function consume(policy: Policy, subject: string, times = 1): Promise<Verdict> {
  const windows: readonly Window[] = policies[policy].map(({ limit, seconds }) => ({
    limit: limit * times,
    seconds,
  }));
  const limits = windows.map(({ limit }) => limit);
  const seconds = windows.map((window) => window.seconds);
  const longest = Math.max(...seconds);
  const rows = await db().$queryRaw<Row[]>`${planned("consume_rate")}
    INSERT INTO rate_windows AS r (key, hits, admitted, retry_at, expires_at)
    VALUES (${rateKey(policy, subject)}, ARRAY[clock_timestamp()], true, NULL,
            clock_timestamp() + make_interval(secs => ${longest}))
    ON CONFLICT (key) DO UPDATE SET (hits, admitted, retry_at, expires_at) = (
      SELECT CASE WHEN full_until IS NULL THEN recent || now_at ELSE recent END,
             full_until IS NULL, full_until, now_at + make_interval(secs => ${longest})
      FROM (SELECT clock_timestamp() AS now_at) AS clock,
      LATERAL (
        SELECT coalesce(array_agg(h ORDER BY h), '{}') AS recent
        FROM unnest(r.hits) AS h WHERE h > now_at - make_interval(secs => ${longest})
      ) AS kept,
      LATERAL (
        SELECT max(full_at) AS full_until FROM (
          SELECT (SELECT h FROM unnest(recent) AS h WHERE h > now_at - make_interval(secs => s)
                  ORDER BY h DESC OFFSET l - 1 LIMIT 1) + make_interval(secs => s) AS full_at
          FROM unnest(${limits}::int[], ${seconds}::int[]) AS w (l, s)
        ) AS windows
      ) AS verdict
    )
    RETURNING admitted,
      coalesce(extract(epoch FROM retry_at - clock_timestamp()), 0)::float8 AS retry_after,
      (SELECT coalesce(array_agg(extract(epoch FROM clock_timestamp() - h)::float8), '{}') FROM unnest(hits) AS h) AS hits,
      hits[cardinality(hits)]::text AS hit`;
  const [row] = rows;
  if (!row) throw new Error("the limiter gave no answer");
  return {
    admitted: row.admitted,
    retryAfterSeconds: row.admitted ? 0 : Math.max(1, Math.ceil(row.retry_after)),
    left: leftOf(windows, row.hits),
    hit: row.hit,
  };
}

/** Takes back a deed that turned out not to count: a right code is no wrong one. */
export async function giveBack(policy: Policy, subject: string, hit: string): Promise<void> {
  await db().$executeRaw`
    UPDATE rate_windows SET hits = array_remove(hits, ${hit}::timestamptz) WHERE key = ${rateKey(policy, subject)}`;
}
