import { type Scale, linearScale } from "#components/charts/scale.ts";
import { CountryName } from "#components/countries/names.tsx";
import { Figure, FigureYear } from "#components/page/figure.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { SortTable } from "#components/ui/sort-table.tsx";
import {
  findEntry,
  type RankedRow,
  knownEntryWords,
  stateWords,
  listState,
  type FigureRanking,
  type RankingQuery,
} from "#lib/data/countries/index.ts";
import { notFound, getFigure, listCountries } from "#lib/data/countries/record/index.ts";
import { type FigureKey, figureKind } from "#lib/data/countries/record/open/figures.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportLine } from "#lib/data/countries/visa/open/passport-path.ts";
import { entryRules } from "#lib/data/countries/visa/open/visa-rules.ts";
import { marksOf, knownWords, sharedMarkWords, sourceWords } from "./ranking-words.ts";

/** What a country requires of a passport, as one cell of a table. It links to everything that must be shown with it. */
function VisaCell({ passport: { code }, slug }: { passport: Passport; slug: CountrySlug }) {
  const known = findEntry(code, slug);
  return (
    <>
      <AppLink href={passportLine(code, slug)}>{knownEntryWords(known)}</AppLink>
      {known.fact?.change && <small>{` ${stateWords(known.fact)}`}</small>}
    </>
  );
}

type RankingRowProps = { row: RankedRow; figureKey: FigureKey; scale: Scale; passport: Passport | null };

/** The sort position of a visa rule, starting with the least demanding; undefined if the rule is unknown. */
function visaOrder(row: RankedRow, passport: Passport | null): number | undefined {
  const fact = passport && findEntry(passport.code, row.country.slug).fact;
  return fact ? entryRules.indexOf(fact.rule) : undefined;
}

/** One country: its place, name, figure with its marks and a bar to scale, and the year, which links to the source. */
function RankingRow({ row, figureKey, scale, passport }: RankingRowProps) {
  const { country, known, text, place } = row;
  const figure = known.fact;
  return (
    <tr
      data-place={place ?? undefined}
      data-value={figure?.value}
      data-year={figure?.year}
      data-visa={visaOrder(row, passport)}
    >
      <td>{place ?? <small>none</small>}</td>
      <th scope="row">
        <CountryName country={country} />
      </th>
      <td colSpan={figure ? undefined : 2}>
        {known.reason === notFound ? (
          <b className="nd">No data</b>
        ) : (
          <Figure known={known} text={text} figureKey={figureKey} marks={marksOf(row)} year="elsewhere" />
        )}
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
      {passport && (
        <td>
          <VisaCell passport={passport} slug={country.slug} />
        </td>
      )}
    </tr>
  );
}

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
