import { base64 } from "@scure/base";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { makeSigner, type Signer } from "#components/confidential/keyring.ts";
import { firstVoucher } from "#lib/domains/confidential/voucher.ts";
import { db } from "#lib/platform/db.ts";

type Key = { identity: string; signer: Signer };
const linesOf = ({ identity, signer }: Key): string[] => [
  identity,
  `AKOMA-SIGNING-KEY ${signer.verifier} ${signer.secret}`,
];

/** A key as a caseworker's browser makes it, with a passphrase that is cheap to try. */
export async function aKey(passphrase: string, before: readonly Key[] = []) {
  const [identity, signer] = await Promise.all([generateX25519Identity(), makeSigner()]);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(8);
  const lines = [{ identity, signer }, ...before].flatMap(linesOf);
  const sealed = base64.encode(await encrypter.encrypt(lines.join("\n")));
  return {
    identity,
    signer,
    /** What the browser sends. */
    sent: {
      recipient: await identityToRecipient(identity),
      verifier: signer.verifier,
      sealed,
      carries: before.length > 0,
    },
  };
}

/** Makes this key trusted instead of its owner's previous one, as the ceremony of the first key does. */
export async function haveKeyCount(recipient: string): Promise<void> {
  const key = await db().caseworkerKey.findUniqueOrThrow({ where: { recipient } });
  await db().caseworkerKey.updateMany({
    where: { memberId: key.memberId, retiredOn: null, id: { not: key.id } },
    data: { retiredOn: new Date(), voucher: null },
  });
  await db().caseworkerKey.update({ where: { id: key.id }, data: { voucher: firstVoucher(key) } });
}
