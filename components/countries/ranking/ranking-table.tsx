import { linearScale } from "#components/charts/scale.ts";
import { each } from "#components/ui/each.ts";
import { SortTable } from "#components/ui/sort-table.tsx";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { listState, type FigureRanking, type RankingQuery } from "#lib/data/countries/index.ts";
import { getFigure, listCountries, notFound } from "#lib/data/countries/record/index.ts";
import { RankingRow } from "./ranking-row.tsx";
import { knownWords, sharedMarkWords, sourceWords } from "./ranking-words.ts";

type Props = { ranking: FigureRanking; order: RankingQuery["order"]; passport: Passport | null };

/** The sentence of the caption that explains the visa column. */
const visaWords = ({ name }: Passport): string =>
  `Visa: what each asks of an ordinary ${name} on a short visit, state of ${listState()}; no legal advice, ask the embassy.`;

/** The countries by one figure, with a caption that says what it measures, its source, and how many have it. */
export function RankingTable({ ranking, order, passport }: Props) {
  const { key, better, rows, marks, sources } = ranking;
  const { label, meaning } = figureKind(key);
  const values = rows.flatMap(({ known }) => known.fact?.value ?? []);
  const scale = linearScale(values);
  const all = listCountries();
  const knownOfAll = all.filter((country) => getFigure(country, key)).length;
  return (
    <div className="ranking-scroll">
      <SortTable
        className="table ranking-table by-figure"
        caption={
          <>
            {`${label}. `}
            <span>
              {[
                meaning,
                ...(sources.length > 0 ? [sourceWords(sources)] : []),
                knownWords(rows.length, values.length, knownOfAll, all.length),
                ...(rows.some(({ known }) => known.reason === notFound)
                  ? [`No data: ${notFound.toLowerCase()}`]
                  : []),
                ...[sharedMarkWords(marks) ?? []].flat(),
                ...(passport ? [visaWords(passport)] : []),
              ].join(" ")}
            </span>
          </>
        }
        columns={[
          { label: "Place", by: "place" },
          { label: "Country", by: "name" },
          { label: "Figure", by: "value", first: better === "lower" ? "ascending" : "descending" },
          { label: "Year", by: "year", first: "descending" },
          ...(passport ? [{ label: `Visa, ${passport.name}`, by: "visa" }] : []),
        ]}
        sorted={{ by: "place", direction: order === "best" ? "ascending" : "descending" }}
      >
        <tbody>
          {each(rows, (row) => (
            <RankingRow row={row} figureKey={key} scale={scale} passport={passport} />
          ))}
        </tbody>
      </SortTable>
    </div>
  );
}
