import { findEntry } from "#lib/data/site/find-entry.ts";
import { kinds } from "#lib/data/site/entry.ts";

/** Its examples are searches, and would be found instead of what they search for. */
const search = "/search";

/**
 * Whether a page is searched. Pages that the registry does not list, print copies of other pages, and what only staff
 * may know of are not.
 */
export function isSearched(path: string): boolean {
  const entry = findEntry(path);
  if (entry?.kind === "confidential") return true; // people in danger look for it too
  if (!entry || path === search || entry.unlisted || entry.uncrawled || entry.shownBy) return false;
  const kind = kinds[entry.kind];
  return !("gate" in kind && kind.gate === "staff");
}
