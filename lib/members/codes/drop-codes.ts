import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { addressHash } from "./hashes.ts";

/** Deletes the sign-in codes of an address: one that is on its way would make the account anew. */
export async function dropCodes(email: string, on: Prisma.TransactionClient): Promise<void> {
  await on.signInCode.deleteMany({ where: { addressHash: addressHash(email) } });
}
