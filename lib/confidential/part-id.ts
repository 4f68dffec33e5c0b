import "server-only";
import { keyedHash } from "../secrets/index.ts";

/**
 * The id of a further message: the same for the same call sent again (the words of one page without script, or the sealed bytes
 * of a browser), so that sent twice it adds one. As of a receipt, nobody can work it out from what is stored.
 */
export function partId(...sent: string[]): string {
  const bytes = Buffer.from(keyedHash("confidential message", ...sent), "base64url").subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80; // version 8 of RFC 9562: made by a rule of ours
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
