import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { policies, type Policy } from "./policies.ts";
import { rateKey } from "./rate-key.ts";
import { tellForgotten } from "./refusals.ts";

/**
 * Deletes the counts of these subjects under all limits, in the transaction `on`; returns how many there were. After
 * the commit, every instance queries the database again instead of refusing from memory.
 */
export async function liftLimits(subjects: readonly string[], on: Prisma.TransactionClient): Promise<number> {
  const keys = (Object.keys(policies) as Policy[]).flatMap((policy) =>
    subjects.map((subject) => rateKey(policy, subject)),
  );
  const { count } = await on.rateWindow.deleteMany({ where: { key: { in: keys } } });
  if (count > 0) await tellForgotten(undefined, on);
  return count;
}
