import { readStored } from "#components/browser/device-store.ts";
import { shortcutKey } from "./shortcut-key.ts";

/** Shortcuts of one key, or of Alt and a digit, can be switched off on the shortcuts page (WCAG 2.1.4). */
export const shortcutsKey = "ak_shortcuts_v1";
export type ShortcutSwitches = { slash: boolean; question: boolean; digits: boolean };

const isSwitches = (value: unknown): value is ShortcutSwitches =>
  typeof value === "object" &&
  value !== null &&
  ["slash", "question", "digits"].every((name) => typeof (value as never)[name] === "boolean");

/** Which of them are on; all, until somebody says otherwise. */
export const readSwitches = (): ShortcutSwitches =>
  readStored(shortcutsKey, isSwitches) ?? { slash: true, question: true, digits: true };

export type Shortcut = { does: "quick-nav" } | { does: "help" } | { does: "section"; index: number };

/** What a key asks of the shell, where it is not switched off. */
export function whichShortcut(event: KeyboardEvent, switches = readSwitches): Shortcut | undefined {
  const key = shortcutKey(event);
  if (!key) return undefined;
  if (key === "k") return { does: "quick-nav" };
  if (key === "/") return switches().slash ? { does: "quick-nav" } : undefined;
  if (key === "?") return switches().question ? { does: "help" } : undefined;
  return switches().digits ? { does: "section", index: Number(key) - 1 } : undefined;
}
