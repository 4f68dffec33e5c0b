import { SourceList } from "#components/countries/family/source-list.tsx";
import { figureOptions, regionOptions } from "#components/countries/filter-options.ts";
import { CountryName } from "#components/countries/names.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { Figure } from "#components/page/figure.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { SignArt } from "#components/page/sign-art.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { SelectField } from "#components/ui/field.tsx";
import { Section, Container, PageHeader } from "#components/ui/section.tsx";
import { SortTable } from "#components/ui/sort-table.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import {
  type FigurePairs,
  type Pair,
  figurePairs,
  type ScatterQuery,
  defaultScatter,
} from "#lib/data/countries/index.ts";
import { listCountries, dataAsOf } from "#lib/data/countries/record/index.ts";
import { labelAlone, type FigureKey, figureKind } from "#lib/data/countries/record/open/figures.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import { ScatterPlot } from "./scatter-plot.tsx";
import { markWords, caution, countWords, linkWords, medianWords, missingWords } from "./scatter-words.ts";

function Value({ figureKey, side: { figure, text, marks } }: { figureKey: FigureKey; side: Pair["x"] }) {
  return (
    <td>
      <Figure known={{ fact: figure, reason: null }} text={text} figureKey={figureKey} marks={marks} />
    </td>
  );
}

/** All dots of the plot by name, with both figures and their years. */
function ScatterTable({ drawn: { x, y, pairs, marks } }: { drawn: FigurePairs }) {
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

const hrefOf = ({ x, y, region }: Omit<ScatterQuery, "problems">): PageHref =>
  `/explore/scatter?${new URLSearchParams({ x, y, ...(region && { region }) })}`;

/** Two figures against each other: a summary in words, the plot, and every dot in a table. */
function ScatterResult({ query }: { query: ScatterQuery }) {
  const { x, y, region } = query;
  const countries = listCountries().filter((country) => !region || country.region === region);
  const drawn = figurePairs(x, y, countries);
  const { pairs, missing, sources } = drawn;
  const names = `${figureKind(y).label} against ${figureKind(x).label}`;
  const after = [medianWords(drawn), missingWords(missing)].filter((words) => words !== null);
  const meanings = [x, y].map((key) => `${figureKind(key).label}: ${figureKind(key).meaning}`);
  return (
    <>
      <Section
        id="picture"
        title={region ? `${names}: ${region}` : names}
        lead={[countWords(pairs, countries.length), linkWords(drawn), caution].join(" ")}
        action={<AppLink href={hrefOf({ x: y, y: x, region })}>Swap the two</AppLink>}
      >
        {pairs.length > 0 && (
          <div className="scatter-both">
            <figure>
              <ScatterPlot drawn={drawn} among={countries.length} />
              <figcaption>
                {each([...after, ...meanings], (words) => (
                  <p className="source">{words}</p>
                ))}
              </figcaption>
            </figure>
            <ScatterTable drawn={drawn} />
          </div>
        )}
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={sources.map(({ id }) => id)} />
      </Section>
    </>
  );
}

/** Chooses two figures and a region. It is a plain GET form, so the URL of the result can be shared. */
function ScatterForm({ x, y, region }: Omit<ScatterQuery, "problems">) {
  const figures = figureOptions();
  return (
    <form action="/explore/scatter" className="ranking-form">
      <SelectField label="Across" name="x" options={figures} defaultValue={x} />
      <SelectField label="Upwards" name="y" options={figures} defaultValue={y} />
      <SelectField label="Region" name="region" options={regionOptions} defaultValue={region ?? ""} />
      <Button>Show</Button>
    </form>
  );
}

/** The form, and under it the plot that was asked for. */
export function ScatterPage({ query = defaultScatter }: { query?: ScatterQuery }) {
  return (
    <>
      <PageHeader
        title="Two figures against each other"
        lead="Each African country as a dot: one figure across, one upwards. It shows which countries are alike, which stand out, and whether the two figures go together."
        art={<SignArt {...signOfPage("/explore/scatter")} />}
      />
      <Container className="compare-top">
        <QueryProblems problems={query.problems} />
        <ScatterForm {...query} />
      </Container>
      <ScatterResult query={query} />
      <Container className="pb-section">
        <PageEnd
          path="/explore/scatter"
          related={["/explore/ranking", "/explore/compare", "/explore/risk-rating", "/downloads"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
