import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { lockKeys, readLiveKeys, type LiveKey } from "./live-keys.ts";
import type { TellOfKey } from "./make-key.ts";
import { isFingerprint } from "./open/key-statement.ts";
import type { SignInput } from "./schema.ts";
import { firstVoucher, isSignedBy, nextVoucher } from "./voucher.ts";

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
  tell: TellOfKey,
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
    await tell(on, { email: key.email, fingerprint: key.fingerprint, counts: true });
  });
  return { id };
}

/** Why the operator may not make a key trusted as the first. */
export type NotFirst = "unknown" | "signable";

/**
 * The ceremony of the first key: the operator makes a key trusted whose fingerprint its caseworker read to them. It
 * does nothing if another caseworker could sign the key.
 */
export const countAsFirst = (fingerprint: string, tell: TellOfKey): Promise<{ email: string } | NotFirst> =>
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
    await tell(on, { email: key.email, fingerprint: key.fingerprint, counts: true });
    return { email: key.email };
  });
