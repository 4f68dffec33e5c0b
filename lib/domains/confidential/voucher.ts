import "server-only";
import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { z } from "zod";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { statementOf, type KeyHalves } from "./open/key-statement.ts";

const purpose = "caseworker key";
const pointBytes = 65;
/** A chain grows by one link with each changed key, so it never gets this long in practice. */
const mostLinks = 500;

type Vouched = KeyHalves & { id: string; memberId: string };

const link = z.object({
  memberId: z.string(),
  recipient: z.string(),
  verifier: z.string(),
  /** By the next key in the chain; empty for the last link, which is the first key of all. */
  signature: z.string(),
});
const voucher = z.object({ id: z.string(), chain: z.array(link).min(1).max(mostLinks) });
type Link = z.output<typeof link>;

/** The public key of a point of P-256, as browsers export it; undefined if it is not one. */
function publicKey(verifier: string): KeyObject | undefined {
  const point = Buffer.from(verifier, "base64url");
  if (point.length !== pointBytes || point[0] !== 4) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  try {
    return createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
  } catch {
    return undefined;
  }
}

export const isVerifier = (verifier: string): boolean => publicKey(verifier) !== undefined;

/** Whether a caseworker's browser has signed this key: ECDSA with SHA-256, the signature in WebCrypto's format. */
export function isSignedBy(
  verifier: string,
  signed: KeyHalves & { memberId: string },
  signature: string,
): boolean {
  const key = publicKey(verifier);
  if (!key) return false;
  const made = Buffer.from(signature, "base64url");
  return verify("sha256", statementOf(signed), { key, dsaEncoding: "ieee-p1363" }, made);
}

const linkOf = ({ memberId, recipient, verifier }: Vouched, signature: string): Link => ({
  memberId,
  recipient,
  verifier,
  signature,
});

/** The voucher of the first key. The operator seals it, with a key that is not in the database. */
export const firstVoucher = (key: Vouched): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id: key.id, chain: [linkOf(key, "")] });

/** The voucher of a key that another key signed. It continues the signer's chain. */
export const nextVoucher = (
  key: Vouched,
  signature: string,
  chain: readonly Link[],
): Uint8Array<ArrayBuffer> => seal(purpose, { id: key.id, chain: [linkOf(key, signature), ...chain] });

/**
 * The chain of signatures from this row to the first key; undefined if the row is not trusted. A row that was inserted
 * or changed by hand has no voucher that opens and names it, and one made with AUTH_SECRET alone has no signatures.
 */
export function chainOf(row: Vouched & { voucher: Uint8Array | null }): readonly Link[] | undefined {
  const read = row.voucher ? voucher.safeParse(open(purpose, row.voucher)) : undefined;
  if (!read?.success || read.data.id !== row.id) return undefined;
  const { chain } = read.data;
  const [own] = chain;
  const isOwn =
    own?.memberId === row.memberId && own.recipient === row.recipient && own.verifier === row.verifier;
  const isWhole = chain.every((one, at) => {
    const signer = chain[at + 1];
    return signer ? isSignedBy(signer.verifier, one, one.signature) : one.signature === "";
  });
  return isOwn && isWhole ? chain : undefined;
}
