import "server-only";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";

/**
 * Raises the number of the edition, in the transaction `on` of what changes the facts that are shown. Whoever comes next waits
 * for the row until that is committed, so changes come one after the other.
 */
export async function raiseEdition(on: Prisma.TransactionClient): Promise<void> {
  await on.$executeRaw`
    INSERT INTO fact_editions AS held (id, number) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET number = held.number + 1`;
}

/** The number of the edition now. */
export async function readEditionNumber(): Promise<number> {
  const row = await db().factEdition.findUnique({ where: { id: 1 }, select: { number: true } });
  return row?.number ?? 0;
}
