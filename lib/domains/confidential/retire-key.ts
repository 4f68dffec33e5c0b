import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { lockKeys } from "./live-keys.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";

/**
 * Takes a caseworker's keys out of use: nothing is sealed to them from then on, and none waits for a signature. Returns
 * whether there was one.
 */
export const retireKey = (email: string, byId?: string): Promise<boolean> =>
  db().$transaction(async (on) => {
    await lockKeys(on);
    const { count } = await on.caseworkerKey.updateMany({
      where: { retiredOn: null, member: { email: mailboxOf(email) } },
      // Without its voucher the key is not trusted again, even if somebody restores the row.
      data: { retiredOn: new Date(), voucher: null },
    });
    if (count > 0)
      await record(
        {
          action: "confidential.key_retired",
          outcome: "done",
          actorId: byId,
          address: mailboxOf(email),
        },
        on,
      );
    return count > 0;
  });
