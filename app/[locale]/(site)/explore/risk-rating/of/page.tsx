import { RiskRatingPage } from "#components/countries/risk-rating/risk-rating-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseAreaQuery } from "#lib/data/countries/index.ts";
import { areaWords } from "#lib/data/countries/record/open/areas.ts";
import "#app/sheets/ranked.css";

type Props = PageProps<"/[locale]/explore/risk-rating/of">;

export async function generateMetadata({ searchParams }: Props) {
  const { area } = parseAreaQuery(await searchParams);
  return pageMetadata({
    path: "/explore/risk-rating",
    title: `Risk rating of ${areaWords(area)}`,
    description: "The risk rating of African countries on the map, from five indicators of the World Bank.",
    index: false,
  });
}

/** /explore/risk-rating with a region of the map in the query. */
export default async function RiskRatingOfAreaPage({ searchParams }: Props) {
  return (
    <>
      <Breadcrumbs path="/explore/risk-rating" />
      <RiskRatingPage {...parseAreaQuery(await searchParams)} />
    </>
  );
}
