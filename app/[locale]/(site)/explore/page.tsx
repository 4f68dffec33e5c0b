import { PageFrame } from "#components/content/page-frame.tsx";
import { SectionView } from "#components/content/section-view.tsx";
import { ExploreMap } from "#components/countries/ranking/ranking-map.tsx";
import { each } from "#components/ui/each.ts";
import { plainSection } from "#lib/data/content/plain-section.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { findRecord } from "#lib/data/content/records/find-record.ts";
import "#app/sheets/map-record.css";

const page = findRecord("/explore")!;

export const metadata = pageMetadata(page);

/** This record page has a map before its sections. Prerendered. Its sheet has no styles for drawings. */
export default function ExplorePage() {
  return (
    <PageFrame page={page} before={<ExploreMap />}>
      {each(page.sections, (section) => (
        <SectionView section={plainSection(section)} page={page.path} />
      ))}
    </PageFrame>
  );
}
