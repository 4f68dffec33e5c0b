import { countrySlugs, type CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { cleanLine } from "#lib/text/clean.ts";
import { longestSearch } from "./limits.ts";

/** What somebody looks for in a directory, as the address of the page has it. */
export type ListingQuery = {
  country?: CountrySlug | undefined;
  /** A kind, sector or profession. */
  field?: string | undefined;
  text?: string | undefined;
  /** The place in the list to go on from. */
  after?: string | undefined;
};

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string | undefined => [given].flat()[0] || undefined;

/** Reads the query of the page; what is no country or no kind of this directory is left out. */
export function readListingQuery(query: Given, fields: readonly string[]): ListingQuery {
  const typed = cleanLine(one(query["q"]) ?? "").slice(0, longestSearch);
  return {
    country: countrySlugs.find((slug) => slug === one(query["country"])),
    field: fields.find((field) => field === one(query["field"])),
    text: typed || undefined,
    after: one(query["after"]),
  };
}

/** The address of the page that looks for this. */
export function listingSearch({ country, field, text, after }: ListingQuery): string {
  const given = Object.entries({ country, field, q: text, after }).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]).toString();
}
