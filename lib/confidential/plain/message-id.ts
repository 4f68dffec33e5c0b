import "server-only";
import { keyedHash } from "../../secrets/index.ts";

/**
 * The id of a further message from a page without script: the same for the same words of the same page, so that pressing twice adds
 * one. As of a receipt, nobody can work it out from what is stored.
 */
export function messageId(token: string, receipt: string, words: string): string {
  const bytes = Buffer.from(keyedHash("confidential message", token, receipt, words), "base64url").subarray(
    0,
    16,
  );
  bytes[6] = (bytes[6]! & 0x0f) | 0x80; // version 8 of RFC 9562: made by a rule of ours
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
