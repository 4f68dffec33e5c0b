import { Decrypter } from "age-encryption";

/** Opens what was sealed to one of these identities. Throws if it was sealed to none of them, or was changed. */
export async function unseal(identities: readonly string[], sealed: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed);
}
