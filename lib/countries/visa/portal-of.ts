import { findMobility } from "../record/find-mobility.ts";
import type { Entry } from "./find-entry.ts";

/** The address of the destination's own portal, where it was read in a source; null for those who need none. */
export function portalOf({ rule, destination }: Pick<Entry, "rule" | "destination">): string | null {
  if (rule === "own" || rule === "visa_free") return null;
  const evisa = findMobility(destination)?.evisa;
  return evisa?.urlStatus === "sourced" ? evisa.url : null;
}
