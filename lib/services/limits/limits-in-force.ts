import "server-only";
import { db } from "#lib/platform/db.ts";
import { policies, type Policy, type Window } from "./policies.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { rateKey } from "./rate-key.ts";
import { notifyForgotten } from "./refusals.ts";

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

/**
 * Deletes the counts of these subjects under all limits, in the transaction `on`; returns how many there were. After
 * the commit, every instance queries the database again instead of refusing from memory.
 */
export async function liftLimits(subjects: readonly string[], on: Prisma.TransactionClient): Promise<number> {
  const keys = (Object.keys(policies) as Policy[]).flatMap((policy) =>
    subjects.map((subject) => rateKey(policy, subject)),
  );
  const { count } = await on.rateWindow.deleteMany({ where: { key: { in: keys } } });
  if (count > 0) await notifyForgotten(undefined, on);
  return count;
}
