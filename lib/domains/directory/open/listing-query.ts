import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";

/** Entries on one page of a directory. */
export const listingsPerPage = 20;

/** The longest search text; anything beyond it is ignored. */
export const longestSearch = 80;

/** A search in a directory, as the page's query string has it. */
export type ListingQuery = {
  country?: CountrySlug | undefined;
  /** A kind, sector or profession. */
  field?: string | undefined;
  text?: string | undefined;
  /** The cursor to continue from. */
  after?: string | undefined;
};

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string | undefined => [given].flat()[0] || undefined;

/** Reads the query of the page. A value that is not a country, or not a kind of this directory, is ignored. */
export function readListingQuery(query: Given, fields: readonly string[]): ListingQuery {
  const typed = cleanLine(one(query["q"]) ?? "").slice(0, longestSearch);
  return {
    country: countrySlugs.find((slug) => slug === one(query["country"])),
    field: fields.find((field) => field === one(query["field"])),
    text: typed || undefined,
    after: one(query["after"]),
  };
}

/** The query string of the page that runs this search. */
export function listingSearch({ country, field, text, after }: ListingQuery): string {
  const given = Object.entries({ country, field, q: text, after }).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]).toString();
}
