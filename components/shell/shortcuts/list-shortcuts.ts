import type { HomeSection } from "#lib/data/content/home-sections.ts";
import type { WordKey } from "#components/words/use-words.ts";

type Key = WordKey<"shell">;
type ShortcutRow = { keys: readonly [string, ...string[]]; does: Key; where: Key; section?: string };

const general: readonly ShortcutRow[] = [
  { keys: ["Ctrl+K", "⌘K"], does: "shortcuts.search", where: "shortcuts.everywhere" },
  { keys: ["/"], does: "shortcuts.search", where: "shortcuts.notTyping" },
  { keys: ["?"], does: "shortcuts.help", where: "shortcuts.notTyping" },
  { keys: ["Esc"], does: "shortcuts.close", where: "shortcuts.covering" },
  { keys: ["↑", "↓"], does: "shortcuts.rows", where: "shortcuts.inSearch" },
  { keys: ["Home", "End"], does: "shortcuts.ends", where: "shortcuts.inSearch" },
  { keys: ["Enter"], does: "shortcuts.open", where: "shortcuts.inSearch" },
];

/** Every shortcut, with the keys of its strings; of the digits, those that lead somewhere. */
export const listShortcuts = (
  sectionOf: (digit: number) => HomeSection | undefined,
): readonly ShortcutRow[] => [
  ...general,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit): ShortcutRow[] => {
    const section = sectionOf(digit)?.name;
    if (!section) return [];
    const keys = [`Alt+${digit}`, `⌥${digit}`] as const;
    return [{ keys, does: "shortcuts.section", where: "shortcuts.everywhere", section }];
  }),
];
