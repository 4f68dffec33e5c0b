import { SearchPage } from "#components/search/search-page.tsx";
import { SearchResults } from "#components/search/search-results.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { drawWithoutNext } from "#app/draw-without-next.ts";
import { navigatorMode, shortAnswer } from "#lib/domains/navigator/index.ts";
import { countMiss, readQuery, searchSite } from "#lib/services/search/index.ts";
import { parseSearchQuery, type AskedSearch } from "#lib/services/search/schema.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import "#app/sheets/search.css";

type Props = PageProps<"/[locale]/search/of">;

const titleOf = ({ query: { q } }: AskedSearch): string => {
  const words = wordsOf("search");
  return q ? words("titleOf", { q }) : words("title");
};

/** The search results; undefined for an empty query. */
function find(asked: AskedSearch) {
  const { query } = asked;
  if (query.q === "") return undefined;
  const results = searchSite(query);
  const isWhole = !query.kind && !query.country && (query.page ?? 1) === 1;
  if (isWhole && results.total === 0) countMiss(query.q);
  return (
    <SearchResults
      asked={asked}
      results={results}
      answer={isWhole && navigatorMode() !== "off" ? shortAnswer(query.q) : undefined}
      helpDesk={query.country ?? readQuery(query.q).countries[0]?.slug}
    />
  );
}

drawWithoutNext("/search/of", (query) => {
  const asked = parseSearchQuery(query);
  const content = find(asked);
  return content && { title: titleOf(asked), content };
});

export async function generateMetadata({ searchParams }: Props) {
  return pageMetadata({
    path: "/search",
    title: titleOf(parseSearchQuery(await searchParams)),
    description: wordsOf("search")("about"),
    index: false,
  });
}

/** /search with search terms, a kind, a country or a page number in the query. */
export default async function SearchOf({ searchParams }: Props) {
  const asked = parseSearchQuery(await searchParams);
  return <SearchPage asked={asked}>{find(asked)}</SearchPage>;
}
