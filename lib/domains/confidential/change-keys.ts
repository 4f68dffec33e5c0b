import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import { lockKeys, readLiveKeys, type LiveKey } from "./live-keys.ts";
import { fingerprintOf, isFingerprint } from "./open/key-statement.ts";
import type { KeyInput, SignInput } from "./schema.ts";
import { isVerifier, firstVoucher, isSignedBy, nextVoucher } from "./voucher.ts";

const ageHead = "age-encryption.org/v1\n-> scrypt ";

type KeyNews = { email: string; fingerprint: string; counts: boolean };

/** Notifies all caseworkers of a key, in the transaction that stores it. */
type NotifyOfKey = (on: Prisma.TransactionClient, news: KeyNews) => Promise<void>;

/**
 * Stores a key that the caseworker's browser has made. Nothing is sealed to it until another caseworker has signed it;
 * until then the previous key stays in use, if its private half is carried over. After a lost passphrase nobody can
 * open what is sealed to the previous key, so that key is retired at once. If older private halves are carried over,
 * their copies under an older passphrase are deleted.
 */
export async function makeKey(
  { member }: Visit,
  { recipient, verifier, sealed, carries }: KeyInput,
  notify: NotifyOfKey,
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
    await notify(on, { email: member.email, fingerprint, counts: false });
  });
  return { recipient };
}

/** Makes a key trusted, in place of the one that the same caseworker used until now. */
async function haveCount(
  on: Prisma.TransactionClient,
  { id, memberId }: LiveKey,
  voucher: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await on.caseworkerKey.updateMany({
    where: { memberId, retiredOn: null, id: { not: id } },
    data: { retiredOn: new Date(), voucher: null },
  });
  await on.caseworkerKey.update({ where: { id }, data: { voucher }, select: { id: true } });
}

/** Makes a key trusted that another caseworker's browser has signed; the signer's own key must be trusted. */
export async function signKey(
  { member }: Visit,
  { id, signature }: SignInput,
  notify: NotifyOfKey,
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    await lockKeys(on);
    const keys = await readLiveKeys(on);
    const key = keys.find((one) => one.id === id && !one.chain);
    if (!key) throw new AppError("conflict", fault("confidential.keyGone"));
    const signer = keys.find((one) => one.memberId === member.id && one.chain);
    if (!signer?.chain || key.memberId === member.id)
      throw new AppError("conflict", fault("confidential.signerMissing"));
    if (!isSignedBy(signer.verifier, key, signature))
      throw new AppError("invalid_input", fault("confidential.signature"));
    await haveCount(on, key, nextVoucher(key, signature, signer.chain));
    await record(
      { action: "confidential.key_signed", outcome: "done", actorId: member.id, address: key.email },
      on,
    );
    await notify(on, { email: key.email, fingerprint: key.fingerprint, counts: true });
  });
  return { id };
}

/** Why the operator may not make a key trusted as the first. */
type NotFirst = "unknown" | "signable";

/**
 * The ceremony of the first key: the operator makes a key trusted whose fingerprint its caseworker read to them. It
 * does nothing if another caseworker could sign the key.
 */
export const countAsFirst = (
  fingerprint: string,
  notify: NotifyOfKey,
): Promise<{ email: string } | NotFirst> =>
  db().$transaction(async (on) => {
    await lockKeys(on);
    const keys = await readLiveKeys(on);
    const key = keys.find((one) => !one.chain && isFingerprint(fingerprint, one.fingerprint));
    if (!key) return "unknown";
    if (keys.some(({ chain, verifier, memberId }) => chain && verifier && memberId !== key.memberId))
      return "signable";
    await haveCount(on, key, firstVoucher(key));
    await record(
      {
        action: "confidential.key_signed",
        outcome: "done",
        address: key.email,
        detail: { by: "npm run caseworkers" },
      },
      on,
    );
    await notify(on, { email: key.email, fingerprint: key.fingerprint, counts: true });
    return { email: key.email };
  });

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
