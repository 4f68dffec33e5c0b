import { BarChart } from "#components/charts/bar-chart.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import type { BarsSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** Amounts as bars on one scale, with a table of the same amounts. */
export function Bars({ label, columns, rows, source, ...head }: BarsSection) {
  const [first, second] = columns;
  return (
    <SectionFrame {...head}>
      <FigureFrame
        title={label}
        source={source}
        table={
          <DataTable
            caption={label}
            captionHidden
            columns={[{ label: first }, { label: second }]}
            rows={rows.map((row) => [row.label, row.text])}
          />
        }
      >
        <BarChart rows={rows} tone="indigo" label={label} />
      </FigureFrame>
    </SectionFrame>
  );
}
