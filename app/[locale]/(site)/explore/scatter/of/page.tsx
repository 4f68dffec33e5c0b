import { ScatterPage } from "#components/countries/scatter/scatter-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { parseScatterQuery } from "#lib/data/countries/index.ts";
import "#app/sheets/ranked.css";

type Props = PageProps<"/[locale]/explore/scatter/of">;

export async function generateMetadata({ searchParams }: Props) {
  const { x, y, region } = parseScatterQuery(await searchParams);
  return pageMetadata({
    path: "/explore/scatter",
    title: `${figureKind(y).label} against ${figureKind(x).label}: ${region ?? "Africa"}`,
    description: "Two figures of African countries against each other, each with its source and its year.",
    index: false,
  });
}

/** /explore/scatter with figures or a region in the query. */
export default async function ScatterOfPage({ searchParams }: Props) {
  return (
    <>
      <Breadcrumbs path="/explore/scatter" />
      <ScatterPage query={parseScatterQuery(await searchParams)} />
    </>
  );
}
