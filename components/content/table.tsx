import { DataTable } from "#components/ui/data-table.tsx";
import type { TableSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** A table section. It scrolls by itself when it is wider than the screen. */
export function Table({ caption, columns, rows, ...head }: TableSection) {
  return (
    <SectionFrame {...head} wide={columns.length > 2}>
      <DataTable caption={caption} captionHidden columns={columns} rows={rows} />
    </SectionFrame>
  );
}
