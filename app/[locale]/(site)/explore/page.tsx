import { PageView } from "#components/content/page-view.tsx";
import { ExploreMap } from "#components/countries/ranking/explore-map.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { getRecord } from "#lib/content/records/find-record.ts";
import "#app/sheets/atlas.css";

const page = getRecord("/explore");

export const metadata = pageMetadata(page);

/** The record of what there is to look at across countries, under a map of one figure. */
export default function ExplorePage() {
  return <PageView page={page} before={<ExploreMap />} />;
}
