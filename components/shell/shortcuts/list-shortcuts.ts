import type { HomeSection } from "#lib/content/home-sections.ts";

type ShortcutRow = { keys: readonly [string, ...string[]]; does: string; where: string };

const general: readonly ShortcutRow[] = [
  { keys: ["Ctrl+K", "⌘K"], does: "Open Search", where: "Everywhere" },
  { keys: ["/"], does: "Open Search", where: "Everywhere, but not while typing" },
  { keys: ["?"], does: "Open this page", where: "Everywhere, but not while typing" },
  { keys: ["Esc"], does: "Close it", where: "In Search, a menu or a dialog" },
  { keys: ["↑", "↓"], does: "Go to the row before or after", where: "In Search" },
  { keys: ["Home", "End"], does: "Go to the first or the last row", where: "In Search" },
  { keys: ["Enter"], does: "Open the chosen row", where: "In Search" },
];

/** Every shortcut there is; of the digits, those that lead somewhere. */
export const listShortcuts = (
  sectionOf: (digit: number) => HomeSection | undefined,
): readonly ShortcutRow[] => [
  ...general,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit): ShortcutRow[] => {
    const section = sectionOf(digit);
    const does = `Go to the section “${section?.name}” of the home page`;
    return section ? [{ keys: [`Alt+${digit}`, `⌥${digit}`], does, where: "Everywhere" }] : [];
  }),
];
