import type { Href } from "#lib/site/paths.ts";
import { FigureMap } from "#components/charts/figure-map.tsx";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { figureKind } from "#lib/countries/record/open/figures.ts";
import type { Passport } from "#lib/countries/visa/open/passport-names.ts";
import {
  listCountries,
  rankCountries,
  visaList,
  type RankingQuery,
  rankingHref,
} from "#lib/countries/index.ts";
import { FirstPlaces, RankingChart } from "./ranking-chart.tsx";
import { RankingViews } from "./ranking-views.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { isChosen, nobodyWords, orderWords, scopeWords } from "./ranking-words.ts";

type Props = { query: RankingQuery; passport: Passport | null };

/** The countries by one figure, all of them or those of a region or a bloc. */
export function FigureResult({ query, passport }: Props) {
  const { view, by, region, order } = query;
  const countries = listCountries().filter(isChosen(query));
  const ranking = rankCountries(by, countries, order);
  const scope = scopeWords(query);
  const { label } = figureKind(by);
  const title = scope ? `${label}: ${scope}` : label;
  if (countries.length === 0) {
    return (
      <Section id="ranking" title={title} lead={nobodyWords(query)}>
        <AppLink href={rankingHref({ ...query, region: null, bloc: null, passport: passport?.code })}>
          Show all countries
        </AppLink>
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
          <AppLink href={rankingHref({ ...query, order: turned, passport: passport?.code })}>
            {order === "best" ? "Turn the order round" : "Back to the first order"}
          </AppLink>
        }
      >
        <RankingViews query={query} passport={passport?.code} />
        {view === "map" && (
          <FigureMap
            figure={by}
            area={region}
            areaHref={(area): Href =>
              `${rankingHref({ ...query, region: area, passport: passport?.code })}#ranking`
            }
          >
            <FirstPlaces ranking={ranking} />
          </FigureMap>
        )}
        {view === "chart" && <RankingChart ranking={ranking} />}
        {view === "table" && <RankingTable ranking={ranking} order={order} passport={passport} />}
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={[...ranking.sources.map(({ id }) => id), ...(passport ? [visaList.source] : [])]} />
      </Section>
    </>
  );
}
