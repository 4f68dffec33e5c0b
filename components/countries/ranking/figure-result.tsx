import { SourceList } from "#components/countries/family/source-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import {
  rankCountries,
  rankingViews,
  visaList,
  type RankingQuery,
  formatFigure,
  medianOf,
  type FigureRanking,
} from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { ViewLinks } from "../view-links.tsx";
import { rankingHref } from "./ranking-address.ts";
import { ScaledBars } from "#components/charts/bar-chart.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { tickWords } from "../tick-words.ts";
import { RankingMap } from "./ranking-map.tsx";
import { RankingTable } from "./ranking-table.tsx";
import {
  isChosen,
  nobodyWords,
  orderWords,
  scopeWords,
  heldWords,
  sharedMarkWords,
  sourceWords,
} from "./ranking-words.ts";

/** The countries of a ranking as bars in its order. An old or doubtful figure is named but has no bar. */
function RankingChart({ ranking: { key, rows, marks, sources } }: { ranking: FigureRanking }) {
  const { label, meaning } = figureKind(key);
  const median = medianOf(key);
  const known = rows.filter(({ known: { fact } }) => fact !== null);
  const bars = known.map(({ country, known: { fact }, text, apart }) => ({
    label: country.name,
    value: apart === "doubt" ? null : (fact?.value ?? null),
    text: apart === "doubt" ? `${text}, old or doubtful` : text,
    href: countryPath("/explore/countries/*", country.slug),
  }));
  const held = bars.filter(({ value }) => value === null).length;
  const without = rows.length - known.length;
  return (
    <figure>
      <ScaledBars
        label={label}
        rows={bars}
        tickText={(value) => tickWords(key, value)}
        median={
          median && {
            value: median.value,
            text: `The line through the bars is the median of all countries: ${formatFigure(key, median.value)}.`,
          }
        }
      />
      <figcaption className="source mt-6">
        {[
          meaning,
          ...(sources.length > 0 ? [sourceWords(sources)] : []),
          ...[heldWords(held) ?? []].flat(),
          ...(without > 0 ? [`Without a figure: ${without}.`] : []),
          ...[sharedMarkWords(marks) ?? []].flat(),
        ].join(" ")}
      </figcaption>
    </figure>
  );
}

const viewNames = { map: "Map", chart: "Chart", table: "Table" } as const;

type Props = { query: RankingQuery; passport: Passport | null };

/** The ranking by one figure: all countries, or those of a region or a bloc. */
export function FigureResult({ query, passport }: Props) {
  const { by, order, view } = query;
  const hrefOf = (other: Partial<RankingQuery>) =>
    rankingHref({ ...query, ...other, passport: passport?.code });
  const countries = listCountries().filter(isChosen(query));
  const ranking = rankCountries(by, countries, order);
  const scope = scopeWords(query);
  const { label } = figureKind(by);
  const title = scope ? `${label}: ${scope}` : label;
  if (countries.length === 0) {
    return (
      <Section id="ranking" title={title} lead={nobodyWords(query)}>
        <AppLink href={hrefOf({ region: null, bloc: null })}>Show all countries</AppLink>
      </Section>
    );
  }
  const turned = order === "best" ? "lowest" : "best";
  return (
    <>
      <Section
        id="ranking"
        title={title}
        lead={orderWords(ranking, order)}
        action={
          <AppLink href={hrefOf({ order: turned })}>
            {order === "best" ? "Turn the order round" : "Back to the first order"}
          </AppLink>
        }
      >
        <ViewLinks
          isTabs
          label="Ways to see the ranking"
          views={rankingViews.map((one) => ({
            name: viewNames[one],
            href: hrefOf({ view: one }),
            isCurrent: one === view,
          }))}
        />
        {view === "map" && (
          <RankingMap
            figureKey={by}
            area={query.region}
            isShown={isChosen(query)}
            marks={ranking.marks}
            hrefOf={(region) => `${hrefOf({ region })}#ranking`}
            skipTo="#sources"
          />
        )}
        {view === "chart" && <RankingChart ranking={ranking} />}
        {view === "table" && <RankingTable ranking={ranking} order={order} passport={passport} />}
        {view !== "table" && (
          <p className="source mt-6">
            <AppLink href={hrefOf({ view: "table" })}>The table</AppLink> says the same in rows, with the year
            of each figure; for a screen reader it is the shorter way.
          </p>
        )}
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={[...ranking.sources.map(({ id }) => id), ...(passport ? [visaList.source] : [])]} />
      </Section>
    </>
  );
}
