import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { scopeWords } from "#components/countries/ranking/ranking-words.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import {
  getPreset,
  parsePassportQuery,
  parseRankingQuery,
  type RankingQuery,
} from "#lib/data/countries/index.ts";
import "#app/sheets/ranked.css";

type Props = PageProps<"/[locale]/explore/ranking/of">;

function titleOf(query: RankingQuery): string {
  if (query.preset) return `${getPreset(query.preset).title}: African countries ranked`;
  const scope = scopeWords(query) ?? "African countries";
  return `${figureKind(query.by).label}: ${scope} ranked`;
}

export async function generateMetadata({ searchParams }: Props) {
  return pageMetadata({
    path: "/explore/ranking",
    title: titleOf(parseRankingQuery(await searchParams)),
    description: "African countries in order by one figure or a few, each with its source and its year.",
    index: false,
  });
}

/** /explore/ranking with a figure, a region, a bloc, an order, a passport or a preset in the query. */
export default async function RankingOfPage({ searchParams }: Props) {
  const params = await searchParams;
  return (
    <>
      <Breadcrumbs path="/explore/ranking" />
      <RankingPage query={parseRankingQuery(params)} asked={parsePassportQuery(params.passport)} />
    </>
  );
}
