import "server-only";
import type { Visit } from "../auth/index.ts";
import { toAppError } from "../http/faults.ts";
import type { GrantKey } from "./keys.ts";
import { readAccess, type Access } from "./read-access.ts";

/** `readAccess` for pages. Never throws: a page can still say what the portal is for when nobody can look it up. */
export async function lookUpAccess(
  visit: Visit,
  portal: GrantKey,
  address: string,
): Promise<Access | { state: "away" }> {
  try {
    return await readAccess(visit, portal, address);
  } catch (thrown) {
    toAppError(thrown, "readAccess"); // logs what it was
    return { state: "away" };
  }
}
