import { each } from "#components/ui/each.ts";
import { CompareBars } from "#components/charts/bar-chart.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { type Comparison, type ComparisonRow } from "#lib/data/countries/index.ts";
import { findSource, whyHeld } from "#lib/data/countries/record/index.ts";
import { listed } from "./compare-words.ts";

/** What somebody who starts a business looks at first. */
const keyFigures: readonly FigureKey[] = [
  "bready_entry",
  "bready_entry_practice",
  "gdp_per_capita_ppp_usd",
  "population",
  "electricity_access_pct",
  "internet_users_pct",
];

/** The label of a bar whose value may not lead. The bar is drawn pale. */
const heldWords = { doubt: "in doubt", old: "old", discontinued: "discontinued" } as const;

function sourcesOf(row: ComparisonRow): string {
  const ids = new Set(row.cells.flatMap(({ known }) => known.fact?.source ?? []));
  return listed([...ids].map((id) => findSource(id)?.publisher ?? id));
}

function CompareChart({ row, nameOf }: { row: ComparisonRow; nameOf: ReadonlyMap<string, string> }) {
  return (
    <figure className="compare-chart">
      <figcaption>
        <h3 className="figure-title">{row.label}</h3>
        <p className="text-sm text-muted">{row.meaning}</p>
      </figcaption>
      <CompareBars
        label={row.label}
        better={row.best.length > 0 && row.better ? row.better : undefined}
        rows={row.cells.map(({ slug, known, text, year }) => {
          const why = known.fact && whyHeld(known.fact, row.key);
          return {
            label: nameOf.get(slug) ?? slug,
            value: known.fact?.value ?? null,
            text,
            year,
            held: why && heldWords[why],
          };
        })}
      />
      <p className="source">{`Source: ${sourcesOf(row)}`}</p>
    </figure>
  );
}

/** Six figures as bars. Every number is in the tables below as well. */
export function CompareCharts({ comparison }: { comparison: Comparison }) {
  const rows = comparison.groups.flatMap((group) => group.rows);
  const nameOf = new Map(comparison.countries.map(({ slug, name }) => [slug, name]));
  return (
    <div className="compare-charts">
      {each(
        keyFigures.flatMap((key) => rows.find((row) => row.key === key) ?? []),
        (row) => (
          <CompareChart row={row} nameOf={nameOf} />
        ),
      )}
    </div>
  );
}
