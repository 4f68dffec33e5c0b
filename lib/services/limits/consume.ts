import "server-only";
import { type Policy, policies, type Window } from "./policies.ts";
import { db, planned } from "#lib/platform/db.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { rateKey } from "./rate-key.ts";
import { forgetRefusal, refusalVersion, refusedFor, rememberRefusal, notifyForgotten } from "./refusals.ts";

/** The state of one subject under a limit, by its tightest window. */
export type Standing = Window & {
  /** How many are counted in that window. */
  counted: number;
  left: number;
  /** Seconds until one more is admitted; 0 if one is admitted now. */
  waitSeconds: number;
};

function standingIn({ limit, seconds }: Window, ages: readonly number[]): Standing {
  const inside = ages.filter((age) => age < seconds).toSorted((one, other) => one - other);
  // The hit that has to leave a full window first.
  const full = inside[limit - 1];
  const waitSeconds = full === undefined ? 0 : Math.max(1, Math.ceil(seconds - full));
  return { limit, seconds, counted: inside.length, left: Math.max(0, limit - inside.length), waitSeconds };
}

/** The state of `subject` under a limit now, by the database's clock. Counts nothing. */
export async function peek(policy: Policy, subject: string): Promise<Standing> {
  const [row] = await db().$queryRaw<{ ages: number[] }[]>`
    SELECT (SELECT coalesce(array_agg(extract(epoch FROM clock_timestamp() - h)::float8), '{}') FROM unnest(hits) AS h) AS ages
    FROM rate_windows WHERE key = ${rateKey(policy, subject)}`;
  const [first, ...others] = policies[policy].map((window) => standingIn(window, row?.ages ?? []));
  if (!first) throw new Error("a limit without a window");
  return others.reduce(
    (tight, one) =>
      one.left < tight.left || (one.left === tight.left && one.waitSeconds > tight.waitSeconds) ? one : tight,
    first,
  );
}

export type Verdict = {
  admitted: boolean;
  /** Seconds until the next request would be admitted, by the database's clock; 0 if admitted. */
  retryAfterSeconds: number;
  /** How many more would be admitted now, by the tightest window. */
  left: number;
  /** The timestamp that was counted, for `giveBack`; empty if refused. */
  hit: string;
};

const refusal = (retryAfterSeconds: number): Verdict => ({
  admitted: false,
  retryAfterSeconds,
  left: 0,
  hit: "",
});

type Row = { admitted: boolean; retry_after: number; hits: number[]; hit: string };

function leftOf(windows: readonly Window[], agesSeconds: readonly number[]): number {
  const left = windows.map(({ limit, seconds }) => limit - agesSeconds.filter((age) => age < seconds).length);
  return Math.max(0, Math.min(...left));
}

/**
 * The last running query of each key: calls with the same key queue here, instead of each waiting for one row on its
 * own connection.
 */
const queues = oncePerProcess("rate limit queues", () => new Map<string, Promise<Verdict>>());

async function ask(policy: Policy, key: string, times: number): Promise<Verdict> {
  const refusedSeconds = refusedFor(key);
  if (refusedSeconds !== undefined) return refusal(refusedSeconds);
  const version = refusalVersion();
  const windows: readonly Window[] = policies[policy].map(({ limit, seconds }) => ({
    limit: limit * times,
    seconds,
  }));
  const limits = windows.map(({ limit }) => limit);
  const seconds = windows.map((window) => window.seconds);
  const longest = Math.max(...seconds);
  const rows = await db().$queryRaw<Row[]>`${planned("consume_rate")}
    INSERT INTO rate_windows AS r (key, hits, admitted, retry_at, expires_at)
    VALUES (${key}, ARRAY[clock_timestamp()], true, NULL,
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
  if (!row.admitted) {
    rememberRefusal(key, row.retry_after, version);
    return refusal(Math.max(1, Math.ceil(row.retry_after)));
  }
  return { admitted: true, retryAfterSeconds: 0, left: leftOf(windows, row.hits), hit: row.hit };
}

/**
 * Counts one action of `subject` under a policy, if all windows of the policy have room; `times` widens them. One
 * statement locks one row: all instances together admit exactly as many as the policy says. Throws when the database is
 * unavailable: a guard against guessing must not open when it cannot count.
 *
 * A refusal is remembered until it is over, and a process queries one key serially: refused requests use no connection,
 * however many arrive at once.
 */
export async function consume(policy: Policy, subject: string, times = 1): Promise<Verdict> {
  const key = rateKey(policy, subject);
  // A failure also fails the calls queued behind it: an unavailable database is not queried for each of them.
  const before = queues.get(key);
  const own = before ? before.then(() => ask(policy, key, times)) : ask(policy, key, times);
  queues.set(key, own);
  try {
    return await own;
  } finally {
    if (queues.get(key) === own) queues.delete(key);
  }
}

/**
 * Takes back an action that turned out not to count: a right code is not a wrong one. A subject that was refused
 * because of it meanwhile is admitted again, on every instance.
 */
export async function giveBack(policy: Policy, subject: string, hit: string): Promise<void> {
  const key = rateKey(policy, subject);
  const rows = await db().$queryRaw<{ wasRefused: boolean }[]>`
    UPDATE rate_windows SET hits = array_remove(hits, ${hit}::timestamptz) WHERE key = ${key}
    RETURNING NOT admitted AS "wasRefused"`;
  if (!rows.some(({ wasRefused }) => wasRefused)) return;
  forgetRefusal(key);
  await notifyForgotten(key);
}
