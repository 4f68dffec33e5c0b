import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { SearchQuery } from "#lib/services/search/open/search-answer.ts";
import { searchAddress } from "./search-address.ts";

/** Pagination: links to the previous and next page of results. */
export function PageLinks({ query, page, pages }: { query: SearchQuery; page: number; pages: number }) {
  const words = useWords("search");
  return (
    <nav aria-label={words("pages")} className="page-actions search-pages">
      {page > 1 && (
        <ButtonLink rel="prev" variant="secondary" href={searchAddress({ ...query, page: page - 1 })}>
          {words("pages.previous")}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink rel="next" variant="secondary" href={searchAddress({ ...query, page: page + 1 })}>
          {words("pages.next")}
        </ButtonLink>
      )}
      <p>{words("pages.at", { page, pages })}</p>
    </nav>
  );
}
