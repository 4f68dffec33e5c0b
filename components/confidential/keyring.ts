import { base64 } from "@scure/base";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { passphraseCost } from "#lib/confidential/open/limits.ts";

/** Lets the browser draw what it was told last: what follows takes a second in which it draws nothing. */
const afterDrawing = () => new Promise((go) => setTimeout(go, 50));

/**
 * The private keys that a passphrase opens, of those a caseworker has; undefined where it opens none. They are in the memory of this
 * window alone.
 */
export async function openKeyring(
  sealed: readonly string[],
  passphrase: string,
): Promise<string[] | undefined> {
  await afterDrawing();
  const identities: string[] = [];
  for (const one of sealed) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const text = await decrypter.decrypt(base64.decode(one), "text").catch(() => "");
    identities.push(...text.split("\n").filter(Boolean));
  }
  return identities.length > 0 ? [...new Set(identities)] : undefined;
}

/** A new key, encrypted with the private halves before it under one passphrase. */
export async function makeKeyring(before: readonly string[], passphrase: string) {
  await afterDrawing();
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(passphraseCost);
  const sealed = await encrypter.encrypt([identity, ...before].join("\n"));
  return {
    recipient: await identityToRecipient(identity),
    sealed: base64.encode(sealed),
    carries: before.length > 0,
  };
}
