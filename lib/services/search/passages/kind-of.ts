import { findEntry } from "#lib/data/site/find-entry.ts";
import { kinds } from "#lib/data/site/entry.ts";
import type { SearchKind } from "../open/passage.ts";

/** Kinds by how a path begins. The first match counts. */
const byBeginning: readonly (readonly [RegExp, SearchKind])[] = [
  [/^\/start-business\/./, "guide"],
  [/^\/one-africa\/[^/]+\/help-desk$|^\/support\/country\//, "contacts"],
  [/^\/one-africa\/./, "living"],
  [/^\/explore\/countries\/./, "profile"],
  [/^\/explore\/passport/, "visa"],
  [/^\/library\/history\/./, "history"],
  [/^\/(?:forms|applications|directory)(?:\/|$)/, "form"],
  [/^\/(?:policies|legal)\//, "document"],
  [/^\/(?:compliance|faq|publications|downloads|news|press|library|BasicPages)(?:\/|$)/, "document"],
  [
    /^\/(?:start-business|one-africa|explore|plan|send|score|navigator|search|currency|open-today|support|contact|shortcuts|lite|install|on-this-device|register|login)?(?:\/|$)/,
    "tool",
  ],
];

/** The kind of a page, by the registry and its path. */
export function kindOf(path: string): SearchKind {
  const entry = findEntry(path);
  if (entry && "gate" in kinds[entry.kind]) return "portal";
  return byBeginning.find(([beginning]) => beginning.test(path))?.[1] ?? "group";
}
