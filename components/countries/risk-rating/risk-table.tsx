import { CountryName } from "#components/countries/names.tsx";
import { Figure, NoData } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { SortTable } from "#components/ui/sort-table.tsx";
import { ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { formatFigure, riskRating, riskRule } from "#lib/data/countries/index.ts";
import { knownFigure, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

function Row({ country }: { country: Country }) {
  const risk = riskRating(country);
  const figures = riskRule.parts.map(({ key }) => ({ key, known: knownFigure(country, key) }));
  return (
    <tr
      data-mean={risk?.score}
      data-year={risk?.asOf}
      {...Object.fromEntries(figures.map(({ known }, index) => [`data-part-${index}`, known.fact?.value]))}
    >
      <th scope="row">
        <CountryName country={country} />
      </th>
      {risk ? (
        <>
          <td>
            <b>{ratingWords[risk.rating]}</b>
          </td>
          <td>{risk.score.toFixed(1)}</td>
        </>
      ) : (
        <td colSpan={2}>
          <NoData reason="One of the five is missing." />
        </td>
      )}
      {each(figures, ({ key, known }) => (
        <td>
          <Figure
            known={known}
            text={known.fact ? formatFigure(key, known.fact.value) : ""}
            year="elsewhere"
          />
        </td>
      ))}
      <td>{risk ? <a href={`#src-${risk.source}`}>{risk.asOf}</a> : <small>none</small>}</td>
    </tr>
  );
}

/** All countries by name: rating, mean, the five percentiles behind it, and the year. */
export function RiskTable() {
  return (
    <div className="scroll-x" role="region" aria-label="Table of the figures" tabIndex={0}>
      <SortTable
        className="table ranking-table risk-table"
        caption={
          <>
            {"Risk rating. "}
            <span>
              Percentiles among all countries of the world, 100 is best, and their mean, from which the rating
              follows.
            </span>
          </>
        }
        columns={[
          { label: "Country", by: "name" },
          { label: "Rating" },
          { label: "Mean", by: "mean", first: "descending" },
          ...riskRule.parts.map(({ label }, index) => ({
            label,
            by: `part-${index}`,
            first: "descending" as const,
          })),
          { label: "Year", by: "year", first: "descending" },
        ]}
        sorted={{ by: "name", direction: "ascending" }}
      >
        <tbody>
          {each(listCountries(), (country) => (
            <Row country={country} />
          ))}
        </tbody>
      </SortTable>
    </div>
  );
}
