import { findMobility } from "../record/find-mobility.ts";
import type { Entry } from "./find-entry.ts";

/** The URL of the destination's own portal if a source states it; null for passports that need none. */
export function portalOf({ rule, destination }: Pick<Entry, "rule" | "destination">): string | null {
  if (rule === "own" || rule === "visa_free") return null;
  const evisa = findMobility(destination)?.evisa;
  return evisa?.urlStatus === "sourced" ? evisa.url : null;
}
