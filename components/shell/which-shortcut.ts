import { readStored } from "#components/browser/device-store.ts";

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

const editable = "input, textarea, select, [contenteditable=''], [contenteditable='true'], [role='textbox']";

/** What a key asks of the shell. Digits go by the physical key, so that they work on every layout. */
export function whichShortcut(event: KeyboardEvent, switches = readSwitches): Shortcut | undefined {
  const { altKey, ctrlKey, metaKey, key, code, isComposing } = event;
  if (isComposing || event.defaultPrevented) return undefined;
  if (ctrlKey !== metaKey && !altKey && key.toLowerCase() === "k") return { does: "quick-nav" };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (altKey && !ctrlKey && !metaKey && digit)
    return switches().digits ? { does: "section", index: Number(digit) - 1 } : undefined;
  if (altKey || ctrlKey || metaKey) return undefined;
  const isTyping = event.target instanceof Element && event.target.closest(editable) !== null;
  if (isTyping) return undefined;
  if (key === "/") return switches().slash ? { does: "quick-nav" } : undefined;
  if (key === "?") return switches().question ? { does: "help" } : undefined;
  return undefined;
}
