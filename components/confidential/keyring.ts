import { base64 } from "@scure/base";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { passphraseCost } from "#lib/domains/confidential/open/limits.ts";
import { makeSigner, type Signer } from "./signing.ts";

/** The private keys of a caseworker: those that open cases, and those that sign keys, newest first. */
export type Keyring = { identities: string[]; signers: Signer[] };

/** Lets the browser paint the last update first, because what follows blocks it for a second. */
const afterDrawing = () => new Promise((go) => setTimeout(go, 50));

const signerMark = "AKOMA-SIGNING-KEY";
const lineOf = ({ verifier, secret }: Signer): string => [signerMark, verifier, secret].join(" ");

function readLines(lines: readonly string[]): Keyring {
  const ring: Keyring = { identities: [], signers: [] };
  for (const line of new Set(lines)) {
    const [mark, verifier, secret] = line.split(" ");
    if (mark !== signerMark) ring.identities.push(line);
    else if (verifier && secret) ring.signers.push({ verifier, secret });
  }
  return ring;
}

/**
 * Returns those of a caseworker's private keys that a passphrase opens, or undefined when it opens none. They are only
 * in the memory of this window.
 */
export async function openKeyring(
  sealed: readonly string[],
  passphrase: string,
): Promise<Keyring | undefined> {
  await afterDrawing();
  const lines: string[] = [];
  for (const one of sealed) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const text = await decrypter.decrypt(base64.decode(one), "text").catch(() => "");
    lines.push(...text.split("\n").filter(Boolean));
  }
  return lines.length > 0 ? readLines(lines) : undefined;
}

/** Generates a key, encrypted together with the earlier private keys under one passphrase. */
export async function makeKeyring(before: Keyring | undefined, passphrase: string) {
  await afterDrawing();
  const [identity, signer] = await Promise.all([generateX25519Identity(), makeSigner()]);
  const older = [...(before?.identities ?? []), ...(before?.signers ?? []).map(lineOf)];
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(passphraseCost);
  const sealed = await encrypter.encrypt([identity, lineOf(signer), ...older].join("\n"));
  return {
    recipient: await identityToRecipient(identity),
    verifier: signer.verifier,
    sealed: base64.encode(sealed),
    carries: older.length > 0,
  };
}
