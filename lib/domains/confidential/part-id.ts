import "server-only";
import { keyedHash } from "#lib/platform/secrets/index.ts";

/**
 * The id of a further message. It is the same when the same call is sent again (the words of one page without script,
 * or the sealed bytes of a browser), so a double submit adds one message. Like a receipt, it cannot be computed from
 * what is stored.
 */
export function partId(...sent: string[]): string {
  const bytes = Buffer.from(keyedHash("confidential message", ...sent), "base64url").subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80; // version 8 of RFC 9562: a custom format
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
