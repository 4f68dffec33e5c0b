import { SearchPage } from "#components/search/search-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/search.css";

export async function generateMetadata() {
  const words = await pageWords("search");
  return pageMetadata({ path: "/search", title: words("title"), description: words("about") });
}

/** Prerendered. With a query, the middleware rewrites to /search/of. */
export default function Search() {
  return <SearchPage />;
}
