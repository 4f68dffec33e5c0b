import { DataTable } from "#components/ui/data-table.tsx";
import type { TableSection } from "#lib/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** Rows under named columns; scrolls inside itself where it is wider than the screen. */
export function Table({ caption, columns, rows, ...head }: TableSection) {
  return (
    <SectionFrame {...head} wide={columns.length > 2}>
      <DataTable caption={caption} captionHidden columns={columns} rows={rows} />
    </SectionFrame>
  );
}
