import { SourceList } from "#components/countries/family/source-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { rankCountries, rankingViews, visaList, type RankingQuery } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { WaysToSee } from "../ways-to-see.tsx";
import { rankingHref } from "./ranking-address.ts";
import { RankingChart } from "./ranking-chart.tsx";
import { RankingMap } from "./ranking-map.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { isChosen, nobodyWords, orderWords, scopeWords } from "./ranking-words.ts";

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
        <WaysToSee
          isTabs
          label="Ways to see the ranking"
          ways={rankingViews.map((one) => ({
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
