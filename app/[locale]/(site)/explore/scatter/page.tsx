import { ScatterPage } from "#components/countries/scatter/scatter-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import "#app/sheets/ranking.css";

export const metadata = pageMetadata({
  path: "/explore/scatter",
  title: "Two figures of African countries against each other",
  description:
    "Draw any two figures of the 54 African countries against each other: who stands out, whether the two go together, and the values in a table with their years.",
});

/** Prerendered. With a query the middleware hands over to /explore/scatter/of. */
export default function TwoFiguresPage() {
  return (
    <>
      <Breadcrumbs path="/explore/scatter" />
      <ScatterPage />
    </>
  );
}
