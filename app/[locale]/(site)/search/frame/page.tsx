import { SearchPage } from "#components/search/search-page.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { frameMetadata } from "#lib/data/content/page-metadata.ts";
import { frameSlot } from "#lib/data/site/drawn-pages.ts";
import "#app/sheets/search.css";

export async function generateMetadata() {
  const words = await pageWords("search");
  return frameMetadata({ path: "/search", title: words("title"), description: words("about") });
}

/** The static frame of the search results. The server fills in the results (lib/ops/serve/filled-pages.ts). */
export default function SearchFrame() {
  return (
    <SearchPage>
      <Slot name={frameSlot} />
    </SearchPage>
  );
}
