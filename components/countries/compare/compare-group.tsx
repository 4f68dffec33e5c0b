import { each } from "#components/ui/each.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { type Comparison } from "#lib/data/countries/index.ts";
import { notFound } from "#lib/data/countries/record/index.ts";
import { CompareCell } from "./compare-cell.tsx";
import { CompareTable } from "./compare-table.tsx";
import { spreadWords } from "./compare-words.ts";

type Props = {
  group: Comparison["groups"][number];
  countries: Comparison["countries"];
  open: boolean;
};

/** The figures of one group side by side, and what they measure. */
export function CompareGroup({ group: { label, rows }, countries, open }: Props) {
  const isMissing = rows.some(({ cells }) => cells.some(({ known }) => known.reason === notFound));
  return (
    <Disclosure summary={`${label} (${rows.length})`} open={open}>
      <CompareTable
        caption={label}
        countries={countries}
        rows={rows.map((row) => ({
          label: row.label,
          note: spreadWords(row),
          cells: row.cells.map((cell) => (
            <CompareCell
              key={cell.slug}
              figureKey={row.key}
              cell={cell}
              isBest={row.best.includes(cell.slug)}
            />
          )),
        }))}
      />
      {isMissing && <p className="versus-note">{`No data: ${notFound.toLowerCase()}`}</p>}
      <details className="disclosure disclosure-small">
        <summary>What these figures count</summary>
        <dl className="compare-meanings">
          {each(rows, (row) => (
            <div>
              <dt>{row.label}</dt>
              <dd>{row.meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Disclosure>
  );
}
