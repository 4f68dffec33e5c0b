import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Increases the number of the version, in the transaction `on` that changes the facts shown. The row stays locked until
 * the commit, so changes are serialized.
 */
export async function raiseVersion(on: Prisma.TransactionClient): Promise<void> {
  await on.$executeRaw`
    INSERT INTO fact_editions AS held (id, number) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET number = held.number + 1`;
}

/** The current number of the version. */
export async function readVersionNumber(): Promise<number> {
  const row = await db().factVersion.findUnique({ where: { id: 1 }, select: { number: true } });
  return row?.number ?? 0;
}
