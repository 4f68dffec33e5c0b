import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { mailboxOf } from "../text/read-address.ts";

/** Takes a caseworker's key out of use: nothing is sealed to it from then on. Answers whether there was one. */
export const retireKey = (email: string): Promise<boolean> =>
  db().$transaction(async (on) => {
    const { count } = await on.caseworkerKey.updateMany({
      where: { retiredOn: null, member: { email: mailboxOf(email) } },
      data: { retiredOn: new Date() },
    });
    if (count > 0)
      await record({ deed: "confidential.key_retired", outcome: "done", address: mailboxOf(email) }, on);
    return count > 0;
  });
