import { CountryName } from "#components/countries/country-name.tsx";
import type { Scale } from "#components/charts/scale.ts";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import type { RankedRow } from "#lib/countries/index.ts";
import { figureMoneyMark } from "#lib/currency/open/figure-money-mark.ts";
import { rowApartWords } from "./ranking-words.ts";

type Props = { row: RankedRow; figureKey: FigureKey; scale: Scale };

/** One country: its place, name, figure with its marks and a bar to scale, and the year, which leads to the source. */
export function RankingRow({ row, figureKey, scale }: Props) {
  const { country, figure, text, place, apart, marks, reason } = row;
  const said = [...marks, ...(apart ? [rowApartWords[apart] ?? []].flat() : [])];
  return (
    <tr data-place={place ?? undefined} data-value={figure?.value} data-year={figure?.year}>
      <td>{place ?? <small>none</small>}</td>
      <th scope="row">
        <CountryName country={country} />
      </th>
      {figure ? (
        <>
          <td>
            <b {...figureMoneyMark(figureKey, figure.value)}>{text}</b>
            {said.length > 0 && <small>{` ${said.join("; ")}`}</small>}
            <svg aria-hidden="true">
              <rect {...scale.bar(figure.value)} />
            </svg>
          </td>
          <td>
            <a href={`#src-${figure.source}`}>{figure.year}</a>
          </td>
        </>
      ) : (
        <td colSpan={2}>
          <b className="no-data">No data</b> <small>{reason}</small>
        </td>
      )}
    </tr>
  );
}
