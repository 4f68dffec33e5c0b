import type { PageHref } from "#lib/site/paths.ts";
import type { FinderQuery } from "#lib/countries/finder/open/finder-query.ts";

/** What the visitor chose: the part of the query that belongs in a shared address. */
export type FinderChoice = Pick<FinderQuery, "q" | "region" | "sort">;

/** The address of a selection; only what was chosen stands in it. Order by name is how the list stands anyway. */
export function finderAddress({ q, region, sort }: FinderChoice): PageHref {
  const query = new URLSearchParams();
  if (q.trim()) query.set("q", q.trim());
  if (region) query.set("region", region);
  if (sort && sort !== "name") query.set("sort", sort);
  return query.size > 0 ? `/start-business?${query}` : "/start-business";
}
