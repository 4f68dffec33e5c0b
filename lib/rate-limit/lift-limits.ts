import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";
import { policies, type Policy } from "./policies.ts";
import { rateKey } from "./rate-key.ts";
import { tellForgotten } from "./refusals.ts";

/**
 * Forgets, in the transaction `on`, what is counted of these subjects under any limit; answers how many counts there were.
 * Once that is committed, every instance asks the database again about whoever it refuses from memory.
 */
export async function liftLimits(subjects: readonly string[], on: Prisma.TransactionClient): Promise<number> {
  const keys = (Object.keys(policies) as Policy[]).flatMap((policy) =>
    subjects.map((subject) => rateKey(policy, subject)),
  );
  const { count } = await on.rateWindow.deleteMany({ where: { key: { in: keys } } });
  if (count > 0) await tellForgotten(undefined, on);
  return count;
}
