import { BarChart } from "#components/charts/bar-chart.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { Tag } from "#components/ui/tag.tsx";
import type { ChartSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const percent = numberFormat({ style: "percent" });
const marks = {
  target: { text: "Target, not a result", tone: "caution" },
  actual: { text: "Actual", tone: "good" },
} as const;

/** Parts of a whole as bars, with a tag that says whether they are a plan or a result. */
export function Chart({ mark, label, parts, source, ...head }: ChartSection) {
  const rows = parts.map((part) => ({
    label: part.label,
    value: part.percent,
    text: percent.format(part.percent / 100),
  }));
  return (
    <SectionFrame {...head} aside={<Tag tone={marks[mark].tone}>{marks[mark].text}</Tag>}>
      <FigureFrame
        title={label}
        source={source}
        table={
          <DataTable
            caption={label}
            captionHidden
            columns={[{ label: "Part" }, { label: "Share", numeric: true }]}
            rows={rows.map((row) => [row.label, row.text])}
          />
        }
      >
        <BarChart rows={rows} tone={mark === "target" ? "gold" : "primary"} label={label} />
      </FigureFrame>
    </SectionFrame>
  );
}
