import { linearScale } from "#components/charts/scale.ts";
import { CountryName } from "#components/countries/country-name.tsx";
import { each } from "#components/ui/each.ts";
import { SortTable } from "#components/ui/sort-table.tsx";
import type { PresetRanking } from "#lib/data/countries/index.ts";
import { PresetCell } from "./preset-cell.tsx";
import { columnName, scoredWords } from "./preset-words.ts";
import { sourceWords } from "./ranking-words.ts";

const scale = linearScale([], 100);

/** The scored countries with the figures behind each score. */
export function PresetTable({ ranking }: { ranking: PresetRanking }) {
  const { preset, rows, sources } = ranking;
  return (
    <div className="scroll-x" role="region" aria-label={preset.title} tabIndex={0}>
      <SortTable
        className="table ranking-table preset-table"
        caption={
          <>
            {`${preset.title}: score out of 100. `}
            <span>{[sourceWords(sources), scoredWords(ranking)].join(" ")}</span>
          </>
        }
        columns={[
          { label: "Place", by: "place" },
          { label: "Country", by: "name" },
          { label: "Score", by: "score", first: "descending" },
          ...preset.ingredients.map((ingredient, index) => ({
            label: columnName(ingredient),
            by: `part-${index}`,
            first: ingredient.better === "lower" ? ("ascending" as const) : ("descending" as const),
          })),
        ]}
        sorted={{ by: "place", direction: "ascending" }}
      >
        <tbody>
          {each(rows, ({ country, place, score, parts }) => (
            <tr
              data-place={place}
              data-score={score}
              {...Object.fromEntries(
                parts.map(({ known }, index) => [`data-part-${index}`, known.fact?.value]),
              )}
            >
              <td>{place}</td>
              <th scope="row">
                <CountryName country={country} />
              </th>
              <td>
                <b>{score.toFixed(1)}</b>
                <svg aria-hidden="true">
                  <rect {...scale.bar(score)} />
                </svg>
              </td>
              {each(parts, (part, index) => (
                <td>
                  <PresetCell part={part} moneyKey={preset.ingredients[index]?.key ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SortTable>
    </div>
  );
}
