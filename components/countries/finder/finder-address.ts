import type { PageHref } from "#lib/data/site/paths.ts";
import type { FinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";

/** The visitor's choices: the part of the query that belongs in a shared URL. */
export type FinderChoice = Pick<FinderQuery, "q" | "region" | "sort">;

/** The URL of a selection, with chosen values only. Sorting by name is the default and is left out. */
export function finderAddress({ q, region, sort }: FinderChoice): PageHref {
  const query = new URLSearchParams();
  if (q.trim()) query.set("q", q.trim());
  if (region) query.set("region", region);
  if (sort && sort !== "name") query.set("sort", sort);
  return query.size > 0 ? `/start-business?${query}` : "/start-business";
}
