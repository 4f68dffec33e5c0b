import { DataTable } from "#components/ui/data-table.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";
import { sectionOfDigit, type HomeSection } from "#lib/data/content/home-sections.ts";
import { joined } from "#components/ui/each.ts";

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

const keyClass = "rounded-key border border-line-strong bg-surface px-1.5 font-sans whitespace-nowrap";

/** Keys as they are labelled on a keyboard; alternatives are separated by `or`. */
function Keys({ keys, or }: { keys: readonly string[]; or: string }) {
  return joined(keys, or, (key) => (
    <kbd className={keyClass} translate="no">
      {key}
    </kbd>
  ));
}

/** Every shortcut of the site, with where it works. */
export function ShortcutTable() {
  const words = useWords("shell");
  return (
    <DataTable
      caption={words("shortcuts.caption")}
      columns={[
        { label: words("shortcuts.keys") },
        { label: words("shortcuts.does") },
        { label: words("shortcuts.where") },
      ]}
      rows={listShortcuts(sectionOfDigit).map(({ keys, does, where, section }) => [
        <Keys key={keys[0]} keys={keys} or={words("shortcuts.or")} />,
        words(does, { name: section }),
        words(where),
      ])}
    />
  );
}
