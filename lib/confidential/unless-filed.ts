import "server-only";
import { AppError } from "../errors.ts";
import { findOwnId } from "./own-case.ts";

/**
 * Asks whether a case may be filed, and answers true where that is refused and the case is here already: its sender sends it again
 * because the answer did not arrive, and is to have the receipt. Looking for it counts as a try at a receipt.
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
