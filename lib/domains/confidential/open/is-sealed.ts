import { buckets, mostHead } from "./limits.ts";

const begins = "age-encryption.org/v1\n";

/**
 * Whether bytes are sealed to this many recipients, by the form of age's header. It rejects what somebody sends
 * unsealed by mistake. It cannot prove that only these recipients can open it; the sealer is trusted for that.
 */
export function isSealed(bytes: Uint8Array, recipients: number): boolean {
  if (bytes.byteLength > buckets.at(-1)! + mostHead) return false;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, mostHead));
  if (!head.startsWith(begins)) return false;
  const end = head.indexOf("\n--- ");
  return end > 0 && [...head.slice(0, end).matchAll(/\n-> X25519 /g)].length === recipients;
}
