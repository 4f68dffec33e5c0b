import { DataTable } from "#components/ui/data-table.tsx";
import { sectionOfDigit } from "#lib/content/home-sections.ts";
import { listShortcuts } from "./list-shortcuts.ts";
import { Keys } from "./keys.tsx";

/** Every shortcut of the site, with where it works. */
export function ShortcutTable() {
  return (
    <DataTable
      caption="All keyboard shortcuts"
      columns={[{ label: "Keys" }, { label: "What they do" }, { label: "Where" }]}
      rows={listShortcuts(sectionOfDigit).map(({ keys, does, where }) => [
        <Keys key={keys[0]} keys={keys} />,
        does,
        where,
      ])}
    />
  );
}
