import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import "#app/sheets/explore.css";

export const metadata = pageMetadata({
  path: "/explore/compare",
  title: "Compare African countries",
  description:
    "Set two to four African countries side by side: what starting a business takes, the economy, the people, infrastructure and governance. Each figure has its source and its year.",
});

/** Prerendered. With countries in the query the middleware hands over to /explore/compare/of. */
export default function CompareCountriesPage() {
  return (
    <>
      <Breadcrumbs path="/explore/compare" />
      <ComparePage />
    </>
  );
}
