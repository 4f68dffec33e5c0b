import type { SearchQuery } from "#lib/services/search/open/search-answer.ts";
import type { PageHref } from "#lib/data/site/paths.ts";

/** The canonical URL of a search. Unset parameters are left out, so each search has one URL. */
export function searchAddress({ q, kind, country, page = 1 }: SearchQuery): PageHref {
  const query = new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(country && { country }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${query}`;
}
