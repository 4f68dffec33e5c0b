import { base64 } from "@scure/base";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** A key as the browser of a caseworker makes it, with a passphrase that costs little to try. */
export async function aKey(passphrase: string, before: readonly string[] = []) {
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(8);
  const sealed = base64.encode(await encrypter.encrypt([identity, ...before].join("\n")));
  return { identity, recipient: await identityToRecipient(identity), sealed, carries: before.length > 0 };
}
