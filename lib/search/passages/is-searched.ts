import { findEntry } from "#lib/site/find-entry.ts";
import { kinds } from "#lib/site/entry.ts";

/** Its examples are searches: they would be found in place of what they ask for. */
const search = "/search";

/** Pages that the registry lists nowhere, and copies of others for print, are not searched; nor is what staff alone may know of. */
export function isSearched(path: string): boolean {
  const entry = findEntry(path);
  if (entry?.kind === "confidential") return true; // who is in danger looks for it too
  if (!entry || path === search || entry.unlisted || entry.uncrawled || entry.shownBy) return false;
  const kind = kinds[entry.kind];
  return !("gate" in kind && kind.gate === "staff");
}
