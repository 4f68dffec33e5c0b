import { ScatterPage } from "#components/countries/scatter/scatter-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/ranked.css";

export const metadata = pageMetadata({
  path: "/explore/scatter",
  title: "Two figures of African countries against each other",
  description:
    "Draw any two figures of the 54 African countries against each other: who stands out, whether they go together, and all values with their years.",
});

/** Prerendered. With a query, the middleware rewrites to /explore/scatter/of. */
export default function TwoFiguresPage() {
  return (
    <>
      <Breadcrumbs path="/explore/scatter" />
      <ScatterPage />
    </>
  );
}
