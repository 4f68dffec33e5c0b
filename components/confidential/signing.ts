import { base64urlnopad } from "@scure/base";
import { statementOf, type KeyHalves } from "#lib/domains/confidential/open/key-statement.ts";

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
