import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Retires the keys of somebody who is no caseworker any more, or becomes one: a role that is given back does not bring back a key
 * that counted. The private halves stay, sealed under the passphrase, and can be carried into a new key.
 */
export async function retireKeys(on: Prisma.TransactionClient, memberId: string): Promise<void> {
  await on.caseworkerKey.updateMany({
    where: { memberId, retiredOn: null },
    data: { retiredOn: new Date(), voucher: null },
  });
}
