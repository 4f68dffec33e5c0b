import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/** Locks the case row until the transaction `on` ends, so that what it reads of the case stays true. */
export async function holdCase(on: Prisma.TransactionClient, id: string): Promise<void> {
  await on.$queryRaw<{ id: string }[]>`SELECT id::text AS id FROM cases WHERE id = ${id}::uuid FOR UPDATE`;
}
