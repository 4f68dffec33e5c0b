import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/explore.css";

export const metadata = pageMetadata({
  path: "/explore/compare",
  title: `Compare African countries: business, tax, economy (${dataAsOf.slice(0, 4)})`,
  description:
    "Set two to four African countries side by side: what starting a business takes, taxes, economy, people, infrastructure, governance, with sources.",
});

/** Prerendered. With countries in the query, the middleware rewrites to /explore/compare/of. */
export default function CompareCountriesPage() {
  return (
    <>
      <Breadcrumbs path="/explore/compare" />
      <ComparePage />
    </>
  );
}
