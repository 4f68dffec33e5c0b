import type { ReactNode } from "react";
import { Figure } from "#components/page/figure.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { figureMarks, type ComparisonCell, type Comparison } from "#lib/data/countries/index.ts";
import { notFound } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { spreadWords } from "./compare-words.ts";

type CompareCellProps = { figureKey: FigureKey; cell: ComparisonCell; isBest: boolean };

/**
 * One figure of one country with all its marks, and whether it is the best of the row. The reason "not found" is given
 * once, under the table; any other reason is shown here.
 */
const CompareCell = ({ figureKey, cell: { known, text }, isBest }: CompareCellProps) =>
  known.reason === notFound ? (
    <b className="nd">{text}</b>
  ) : (
    <Figure
      known={known}
      text={text}
      figureKey={figureKey}
      marks={known.fact ? figureMarks(known.fact) : []}
      tag={isBest && <em>best</em>}
    />
  );

type CompareRow = {
  label: string;
  /** A remark on the row as a whole. */
  note?: string | null;
  /** One for each country, in the same order. */
  cells: readonly ReactNode[];
};

type Props = {
  caption: string;
  countries: readonly Country[];
  rows: readonly CompareRow[];
  /** What represents a country in the head of the table. */
  nameOf?: (country: Country) => ReactNode;
};

/**
 * Countries side by side. On a phone the values are stacked under the label, each with the flag and code of its
 * country, and the head stays above as their key, so that nothing scrolls sideways.
 */
export function CompareTable({ caption, countries, rows, nameOf = ({ name }) => name }: Props) {
  return (
    <table className="versus">
      <caption className="sr-only">{`${caption}: ${countries.map(({ name }) => name).join(", ")}`}</caption>
      <thead>
        <tr>
          <td />
          {each(countries, (country) => (
            <th scope="col" data-code={country.iso2}>
              <Flag iso2={country.iso2} /> {nameOf(country)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, ({ label, note, cells }) => (
          <tr>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
            </th>
            {each(countries, ({ iso2 }, index) => (
              <td data-code={iso2}>
                <Flag iso2={iso2} /> {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CompareGroupProps = {
  group: Comparison["groups"][number];
  countries: Comparison["countries"];
  open: boolean;
};

/** The figures of one group side by side, and what they measure. */
export function CompareGroup({ group: { label, rows }, countries, open }: CompareGroupProps) {
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
