import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/ranked.css";

export const metadata = pageMetadata({
  path: "/explore/ranking",
  title: `African countries ranked by any figure (${dataAsOf.slice(0, 4)})`,
  description:
    "The 54 African countries in order by days to start a business, prices, internet, governance or any other figure, by region or bloc, with its year.",
});

/** Prerendered. With a query, the middleware rewrites to /explore/ranking/of. */
export default function RankCountriesPage() {
  return (
    <>
      <Breadcrumbs path="/explore/ranking" />
      <RankingPage />
    </>
  );
}
