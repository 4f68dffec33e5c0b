import { RiskRatingPage } from "#components/countries/risk-rating/risk-rating-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import "#app/sheets/ranking.css";

export const metadata = pageMetadata({
  path: "/explore/risk-rating",
  title: "The risk rating of African countries",
  description:
    "How the risk rating of this site is worked out from five governance indicators of the World Bank, the rating of all 54 African countries, and what it does not say.",
});

export default function RiskRatingOfAllPage() {
  return (
    <>
      <Breadcrumbs path="/explore/risk-rating" />
      <RiskRatingPage />
    </>
  );
}
