import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { rankingHref, rankingViews, type RankingQuery, type RankingView } from "#lib/countries/index.ts";

const names: Readonly<Record<RankingView, string>> = { map: "Map", chart: "Chart", table: "Table" };

type Props = { query: RankingQuery; passport: string | undefined };

/** The same ranking as a map, a chart or a table: one address, in which only the view changes. */
export function RankingViews({ query, passport }: Props) {
  return (
    <nav className="tab-list ranking-views" aria-label="Ways to look at it">
      {each(rankingViews, (view) => (
        <AppLink
          href={`${rankingHref({ ...query, view, passport })}#ranking`}
          aria-current={view === query.view ? "page" : undefined}
        >
          {names[view]}
        </AppLink>
      ))}
    </nav>
  );
}
