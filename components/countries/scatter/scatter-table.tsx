import { CountryName } from "#components/countries/country-name.tsx";
import { Figure } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { SortTable } from "#components/ui/sort-table.tsx";
import { labelAlone, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { FigurePairs, Pair } from "#lib/data/countries/index.ts";
import { markWords } from "./scatter-words.ts";

function Value({ figureKey, side: { figure, text, marks } }: { figureKey: FigureKey; side: Pair["x"] }) {
  return (
    <td>
      <Figure known={{ fact: figure, reason: null }} text={text} figureKey={figureKey} marks={marks} />
    </td>
  );
}

/** All dots of the plot by name, with both figures and their years. */
export function ScatterTable({ drawn: { x, y, pairs, marks } }: { drawn: FigurePairs }) {
  const [labelX, labelY] = [labelAlone(x), labelAlone(y)];
  const marked = [markWords(x, marks.x), markWords(y, marks.y)].filter((words) => words !== null);
  return (
    <div className="ranking-scroll">
      <SortTable
        className="table ranking-table scatter-table"
        caption={
          <>
            {`${labelX}, and ${labelY}`}
            {marked.length > 0 && <span>{marked.join(" ")}</span>}
          </>
        }
        columns={[
          { label: "Country", by: "name" },
          { label: labelX, by: "x", first: "descending" },
          { label: labelY, by: "y", first: "descending" },
        ]}
        sorted={{ by: "name", direction: "ascending" }}
      >
        <tbody>
          {each(pairs, (pair) => (
            <tr id={`dot-${pair.country.slug}`} data-x={pair.x.figure.value} data-y={pair.y.figure.value}>
              <th scope="row">
                <CountryName country={pair.country} /> <small>{pair.country.region}</small>
              </th>
              <Value figureKey={x} side={pair.x} />
              <Value figureKey={y} side={pair.y} />
            </tr>
          ))}
        </tbody>
      </SortTable>
    </div>
  );
}
