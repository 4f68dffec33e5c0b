import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import "#app/sheets/ranking.css";

export const metadata = pageMetadata({
  path: "/explore/ranking",
  title: "Rank African countries by any figure",
  description:
    "The 54 African countries in order by days to start a business, prices, internet, governance or any other figure, by region or bloc, each with its year and its source.",
});

/** Prerendered. With a query the middleware hands over to /explore/ranking/of. */
export default function RankCountriesPage() {
  return (
    <>
      <Breadcrumbs path="/explore/ranking" />
      <RankingPage />
    </>
  );
}
