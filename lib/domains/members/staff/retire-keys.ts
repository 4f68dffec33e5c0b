import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Retires the keys of a member who stops or starts being a caseworker, so that a role that is given back does not
 * revive a key that was valid before. The private halves stay, sealed under the passphrase, and can be carried into a
 * new key.
 */
export async function retireKeys(on: Prisma.TransactionClient, memberId: string): Promise<void> {
  await on.caseworkerKey.updateMany({
    where: { memberId, retiredOn: null },
    data: { retiredOn: new Date(), voucher: null },
  });
}
