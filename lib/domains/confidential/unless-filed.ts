import "server-only";
import { AppError } from "#lib/platform/errors.ts";
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
