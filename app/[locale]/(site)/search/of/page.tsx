import { SearchPage } from "#components/search/search-page.tsx";
import { SearchResults } from "#components/search/search-results.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { navigatorMode, shortAnswer } from "#lib/navigator/index.ts";
import { countMiss, readQuery, searchSite } from "#lib/search/index.ts";
import { parseSearchQuery } from "#lib/search/schema.ts";
import "#app/sheets/search.css";

type Props = PageProps<"/[locale]/search/of">;

export async function generateMetadata({ searchParams }: Props) {
  const { q } = parseSearchQuery(await searchParams).query;
  const words = await pageWords("search");
  return pageMetadata({
    path: "/search",
    title: q ? words("titleOf", { q }) : words("title"),
    description: words("about"),
    index: false,
  });
}

/** /search with words, a kind, a country or a page in the query. */
export default async function SearchOf({ searchParams }: Props) {
  const asked = parseSearchQuery(await searchParams);
  const { query } = asked;
  if (query.q === "") return <SearchPage asked={asked} />;
  const results = searchSite(query);
  const isWhole = !query.kind && !query.country && (query.page ?? 1) === 1;
  if (isWhole && results.total === 0) countMiss(query.q);
  return (
    <SearchPage asked={asked}>
      <SearchResults
        query={query}
        results={results}
        answer={isWhole && navigatorMode() !== "off" ? shortAnswer(query.q) : undefined}
        helpDesk={query.country ?? readQuery(query.q).countries[0]?.slug}
      />
    </SearchPage>
  );
}
