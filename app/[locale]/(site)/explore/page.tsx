import { PageView } from "#components/content/page-view.tsx";
import { ExploreMap } from "#components/countries/ranking/explore-map.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findRecord } from "#lib/content/records/find-record.ts";
import "#app/sheets/map-record.css";

const page = findRecord("/explore")!;

export const metadata = pageMetadata(page);

/** The record of this page with a map in front of it. Prerendered. */
export default function ExplorePage() {
  return <PageView page={page} before={<ExploreMap />} />;
}
