import { firstVoucher } from "#lib/confidential/voucher.ts";
import { db } from "#lib/db.ts";

/** Has the key of this recipient count, as the ceremony of the first key does, in place of the one before it. */
export async function haveKeyCount(recipient: string): Promise<void> {
  const key = await db().caseworkerKey.findUniqueOrThrow({ where: { recipient } });
  await db().caseworkerKey.updateMany({
    where: { memberId: key.memberId, retiredOn: null, id: { not: key.id } },
    data: { retiredOn: new Date(), voucher: null },
  });
  await db().caseworkerKey.update({ where: { id: key.id }, data: { voucher: firstVoucher(key) } });
}
