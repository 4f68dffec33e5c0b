import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { lockKeys } from "./live-keys.ts";
import { fingerprintOf } from "./open/key-statement.ts";
import type { KeyInput } from "./schema.ts";
import { isVerifier } from "./voucher.ts";

const ageHead = "age-encryption.org/v1\n-> scrypt ";

export type KeyNews = { email: string; fingerprint: string; counts: boolean };
/** Notifies all caseworkers of a key, in the transaction that stores it. */
export type TellOfKey = (on: Prisma.TransactionClient, news: KeyNews) => Promise<void>;

/**
 * Stores a key that the caseworker's browser has made. Nothing is sealed to it until another caseworker has signed it;
 * until then the previous key stays in use, if its private half is carried over. After a lost passphrase nobody can
 * open what is sealed to the previous key, so that key is retired at once. If older private halves are carried over,
 * their copies under an older passphrase are deleted.
 */
export async function makeKey(
  { member }: Visit,
  { recipient, verifier, sealed, carries }: KeyInput,
  tell: TellOfKey,
): Promise<{ recipient: string }> {
  const head = new TextDecoder("latin1").decode(sealed.subarray(0, ageHead.length));
  if (head !== ageHead || !isVerifier(verifier))
    throw new AppError("invalid_input", fault("confidential.call"));
  await db().$transaction(async (on) => {
    await lockKeys(on);
    const taken = await on.caseworkerKey.findUnique({ where: { recipient }, select: { id: true } });
    if (taken) throw new AppError("conflict", fault("confidential.keyTaken"));
    await on.caseworkerKey.updateMany({
      where: { memberId: member.id, retiredOn: null, ...(carries && { voucher: null }) },
      data: { retiredOn: new Date(), voucher: null },
    });
    if (carries)
      await on.caseworkerKey.updateMany({ where: { memberId: member.id }, data: { sealed: null } });
    await on.caseworkerKey.create({
      data: { memberId: member.id, recipient, verifier, sealed },
      select: { id: true },
    });
    await record({ action: "confidential.key_made", outcome: "done", actorId: member.id }, on);
    const fingerprint = fingerprintOf({ recipient, verifier });
    await tell(on, { email: member.email, fingerprint, counts: false });
  });
  return { recipient };
}
