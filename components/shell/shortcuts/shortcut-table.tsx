import { DataTable } from "#components/ui/data-table.tsx";
import { useWords } from "#components/words/use-words.ts";
import { sectionOfDigit } from "#lib/data/content/home-sections.ts";
import { listShortcuts } from "./list-shortcuts.ts";
import { Keys } from "./keys.tsx";

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
