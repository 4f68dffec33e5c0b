import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { RiskRatingPage } from "#components/countries/risk-rating/risk-rating-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/ranked.css";

export const metadata = pageMetadata({
  path: "/explore/risk-rating",
  title: `Risk rating of the 54 African countries (${dataAsOf.slice(0, 4)})`,
  description:
    "The risk rating of all 54 African countries, worked out from five governance indicators of the World Bank: how, and what it does not say.",
});

export default function RiskRatingOfAllPage() {
  return (
    <>
      <Breadcrumbs path="/explore/risk-rating" />
      <RiskRatingPage />
    </>
  );
}
