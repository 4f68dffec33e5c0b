import { readSwitches } from "#components/browser/shortcut-switches.ts";
import { shortcutKey } from "./shortcut-key.ts";

export type Shortcut = { does: "quick-nav" } | { does: "help" } | { does: "section"; index: number };

/** The shell shortcut of a key, unless it is switched off. */
export function whichShortcut(event: KeyboardEvent, switches = readSwitches): Shortcut | undefined {
  const key = shortcutKey(event);
  if (!key) return undefined;
  if (key === "k") return { does: "quick-nav" };
  if (key === "/") return switches().slash ? { does: "quick-nav" } : undefined;
  if (key === "?") return switches().question ? { does: "help" } : undefined;
  return switches().digits ? { does: "section", index: Number(key) - 1 } : undefined;
}
