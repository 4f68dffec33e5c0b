import { base64 } from "@scure/base";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { makeSigner, type Signer } from "#components/confidential/keyring.ts";

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
