import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { factParts, type FactPart } from "./parts.ts";

/** Filters that apply across all parts of a country's record. */
export const factFilters = ["old", "unanswered"] as const;
export type FactFilter = (typeof factFilters)[number];

/** The filters of the facts page, as in its URL. */
export type FactsQuery = {
  country: CountrySlug | undefined;
  part: FactPart;
  /** Only these, in whichever part they are. */
  only: FactFilter | undefined;
  /** The fact whose form is open. */
  fact: string | undefined;
};

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string | undefined => [given].flat()[0] || undefined;

/** Parses the query of the page. Invalid values are left out. */
export function readFactsQuery(query: Given): FactsQuery {
  return {
    country: countrySlugs.find((slug) => slug === one(query["country"])),
    part: factParts.find((part) => part === one(query["part"])) ?? "figures",
    only: factFilters.find((filter) => filter === one(query["only"])),
    fact: one(query["fact"]),
  };
}
