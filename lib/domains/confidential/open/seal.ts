import { Encrypter } from "age-encryption";

/** Encrypts bytes so that each of these recipients can open them, and nobody else. */
export async function sealTo(recipients: readonly string[], bytes: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(bytes);
}
