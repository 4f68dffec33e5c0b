import { ListingSearch } from "#components/page/listing-search.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import type { SearchSection } from "#lib/data/content/types.ts";

/** The search of a directory as a section. */
export function Search({ directory, ...head }: SearchSection) {
  return (
    <SectionFrame {...head}>
      <ListingSearch directory={directory} />
    </SectionFrame>
  );
}
