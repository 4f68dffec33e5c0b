import { RiskRatingPage } from "#components/countries/risk-rating/risk-rating-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { parseAreaQuery } from "#lib/countries/index.ts";
import "#app/sheets/ranking.css";

type Props = PageProps<"/[locale]/explore/risk-rating/of">;

export const metadata = pageMetadata({
  path: "/explore/risk-rating",
  title: "The risk rating of African countries by region",
  description: "The risk rating on a map of one part of Africa, with the rule it follows and its figures.",
  index: false,
});

/** /explore/risk-rating with a part of Africa in the query. */
export default async function RiskRatingOfPage({ searchParams }: Props) {
  return (
    <>
      <Breadcrumbs path="/explore/risk-rating" />
      <RiskRatingPage asked={parseAreaQuery(await searchParams)} />
    </>
  );
}
