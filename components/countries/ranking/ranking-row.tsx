import { CountryName } from "#components/countries/country-name.tsx";
import type { Scale } from "#components/charts/scale.ts";
import { Figure, FigureYear } from "#components/page/figure.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import type { RankedRow } from "#lib/countries/index.ts";
import { marksOf } from "./ranking-words.ts";

type Props = { row: RankedRow; figureKey: FigureKey; scale: Scale };

/** One country: its place, name, figure with its marks and a bar to scale, and the year, which leads to the source. */
export function RankingRow({ row, figureKey, scale }: Props) {
  const { country, known, text, place } = row;
  const figure = known.fact;
  return (
    <tr data-place={place ?? undefined} data-value={figure?.value} data-year={figure?.year}>
      <td>{place ?? <small>none</small>}</td>
      <th scope="row">
        <CountryName country={country} />
      </th>
      <td colSpan={figure ? undefined : 2}>
        <Figure known={known} text={text} figureKey={figureKey} marks={marksOf(row)} year="elsewhere" />
        {figure && (
          <svg aria-hidden="true">
            <rect {...scale.bar(figure.value)} />
          </svg>
        )}
      </td>
      {figure && (
        <td>
          <FigureYear figure={figure} />
        </td>
      )}
    </tr>
  );
}
