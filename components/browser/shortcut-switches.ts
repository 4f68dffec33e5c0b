import { readStored } from "./device-store.ts";

/** Shortcuts of one key, or of Alt and a digit, can be switched off on the shortcuts page (WCAG 2.1.4). */
export const shortcutsKey = "ak_shortcuts_v1";
export type ShortcutSwitches = { slash: boolean; question: boolean; digits: boolean };

const isSwitches = (value: unknown): value is ShortcutSwitches =>
  typeof value === "object" &&
  value !== null &&
  ["slash", "question", "digits"].every((name) => typeof (value as never)[name] === "boolean");

/** Which of them are on; all by default. */
export const readSwitches = (): ShortcutSwitches =>
  readStored(shortcutsKey, isSwitches) ?? { slash: true, question: true, digits: true };
