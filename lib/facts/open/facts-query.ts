import { countrySlugs, type CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { factParts, type FactPart } from "./parts.ts";

/** What of a country is shown across all parts of its record. */
export const factFilters = ["old", "unanswered"] as const;
export type FactFilter = (typeof factFilters)[number];

/** What of the facts somebody looks at, as the address of the page has it. */
export type FactsQuery = {
  country: CountrySlug | undefined;
  part: FactPart;
  /** Only these, whichever part they stand in. */
  only: FactFilter | undefined;
  /** The fact whose form is open. */
  fact: string | undefined;
};

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string | undefined => [given].flat()[0] || undefined;

/** Reads the query of the page; what means nothing is left out. */
export function readFactsQuery(query: Given): FactsQuery {
  return {
    country: countrySlugs.find((slug) => slug === one(query["country"])),
    part: factParts.find((part) => part === one(query["part"])) ?? "figures",
    only: factFilters.find((filter) => filter === one(query["only"])),
    fact: one(query["fact"]),
  };
}
