import "server-only";
import { db } from "#lib/platform/db.ts";
import { policies, type Policy, type Window } from "./policies.ts";
import { rateKey } from "./rate-key.ts";

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
