import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";

/** Has everybody else who writes into a case wait until the transaction `on` ends: what is looked up in it then stays true. */
export async function holdCase(on: Prisma.TransactionClient, id: string): Promise<void> {
  await on.$queryRaw<{ id: string }[]>`SELECT id::text AS id FROM cases WHERE id = ${id}::uuid FOR UPDATE`;
}
