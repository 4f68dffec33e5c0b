import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { findOwnId } from "./own-case.ts";

/**
 * Checks whether a case may be filed. Returns true if that is refused and the case is already stored: its sender sends
 * it again because the answer did not arrive, and should get the receipt. Looking for the case counts as a try at a
 * receipt.
 */
export async function unlessFiled(
  lookup: string,
  address: string,
  may: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await may();
    return false;
  } catch (refused) {
    if (!(refused instanceof AppError) || !["rate_limited", "conflict"].includes(refused.code)) throw refused;
    const found = await findOwnId(lookup, address).catch(() => undefined);
    if (found === undefined) throw refused;
    return true;
  }
}

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
