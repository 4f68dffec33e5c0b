import { base64urlnopad, base64 } from "@scure/base";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { statementOf, type KeyHalves } from "#lib/domains/confidential/open/key-statement.ts";
import { passphraseCost } from "#lib/domains/confidential/open/limits.ts";

/** A signing key: the public half as the server verifies with it, and the private half, both in base64url. */
export type Signer = { verifier: string; secret: string };

/** P-256 is the only signature curve that every browser in use supports. */
const curve = { name: "ECDSA", namedCurve: "P-256" } as const;

export async function makeSigner(): Promise<Signer> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ["sign"]);
  const [point, secret] = await Promise.all([
    crypto.subtle.exportKey("raw", publicKey),
    crypto.subtle.exportKey("pkcs8", privateKey),
  ]);
  return {
    verifier: base64urlnopad.encode(new Uint8Array(point)),
    secret: base64urlnopad.encode(new Uint8Array(secret)),
  };
}

/** Signs a caseworker's key. Returns the signature in base64url. */
export async function signStatement(
  { secret }: Signer,
  signed: KeyHalves & { memberId: string },
): Promise<string> {
  const bytes = new Uint8Array(base64urlnopad.decode(secret));
  const key = await crypto.subtle.importKey("pkcs8", bytes, curve, false, ["sign"]);
  const made = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, statementOf(signed));
  return base64urlnopad.encode(new Uint8Array(made));
}

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
