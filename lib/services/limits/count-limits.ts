import "server-only";
import { db } from "#lib/platform/db.ts";
import { policies, type Policy, type Window } from "./policies.ts";

/** The state of one limit. Its subjects are stored as keyed hashes and not returned. */
export type LimitState = {
  policy: Policy;
  windows: readonly Window[];
  /** How many subjects are counted now, and how many of them are refused now. */
  counted: number;
  held: number;
};

/** Every limit of the site, with the number of its subjects now. */
export async function countLimits(): Promise<LimitState[]> {
  const rows = await db().$queryRaw<{ policy: string; counted: number; held: number }[]>`
    SELECT split_part(key, ':', 1) AS policy, count(*)::int AS counted,
      (count(*) FILTER (WHERE NOT admitted AND retry_at > now()))::int AS held
    FROM rate_windows WHERE expires_at > now()
    GROUP BY 1`;
  const byPolicy = new Map(rows.map((row) => [row.policy, row]));
  return (Object.keys(policies) as Policy[]).map((policy) => {
    const { counted = 0, held = 0 } = byPolicy.get(policy) ?? {};
    return { policy, windows: policies[policy], counted, held };
  });
}
