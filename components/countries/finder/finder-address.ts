import type { FinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";
import type { PageHref } from "#lib/data/site/paths.ts";

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

/** The number of countries in the list as a sentence, which is also announced. */
export function countWords(found: number, of: number): string {
  if (found === of) return `All ${of} countries are shown.`;
  if (found === 0) return "No country is shown.";
  if (found === 1) return `1 of ${of} countries is shown.`;
  return `${found} of ${of} countries are shown.`;
}

/** The search that found nothing. */
export function nothingWords({ q, region }: FinderChoice): string {
  const asked = q.trim();
  if (asked && region) return `No country of ${region} answers “${asked}”.`;
  return asked ? `No country answers “${asked}”.` : "No country is in this selection.";
}

/** The title of a page of results, so that tabs and history entries can be told apart. */
export function titleWords({ q, region }: FinderChoice): string {
  const asked = q.trim();
  if (asked && region) return `Countries of ${region} for “${asked}”`;
  if (region) return `Countries of ${region}`;
  return asked ? `Countries for “${asked}”` : "Start a business: countries found";
}
