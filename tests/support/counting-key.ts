import { firstVoucher } from "#lib/domains/confidential/voucher.ts";
import { db } from "#lib/platform/db.ts";

/** Makes this key trusted instead of its owner's previous one, as the ceremony of the first key does. */
export async function haveKeyCount(recipient: string): Promise<void> {
  const key = await db().caseworkerKey.findUniqueOrThrow({ where: { recipient } });
  await db().caseworkerKey.updateMany({
    where: { memberId: key.memberId, retiredOn: null, id: { not: key.id } },
    data: { retiredOn: new Date(), voucher: null },
  });
  await db().caseworkerKey.update({ where: { id: key.id }, data: { voucher: firstVoucher(key) } });
}
