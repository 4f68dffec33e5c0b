import type { SearchQuery } from "#lib/search/open/search-answer.ts";
import type { PageHref } from "#lib/site/paths.ts";

/** The address of a search: what is not asked for is left out, so that each search has one. */
export function searchAddress({ q, kind, country, page = 1 }: SearchQuery): PageHref {
  const query = new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(country && { country }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${query}`;
}
