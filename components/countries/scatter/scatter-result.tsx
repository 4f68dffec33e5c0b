import type { PageHref } from "#lib/data/site/paths.ts";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { figurePairs, type ScatterQuery } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { ScatterPlot } from "./scatter-plot.tsx";
import { ScatterTable } from "./scatter-table.tsx";
import { caution, countWords, linkWords, medianWords, missingWords } from "./scatter-words.ts";

const hrefOf = ({ x, y, region }: Omit<ScatterQuery, "problems">): PageHref =>
  `/explore/scatter?${new URLSearchParams({ x, y, ...(region && { region }) })}`;

/** Two figures against each other: a summary in words, the plot, and every dot in a table. */
export function ScatterResult({ query }: { query: ScatterQuery }) {
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
