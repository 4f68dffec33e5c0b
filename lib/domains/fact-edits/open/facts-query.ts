import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";

/** The parts of a record in the order the desk lists them, each with the fields of the file it contains. */
const fieldsOf = {
  figures: ["figures", "otherFigures"],
  registration: ["registration"],
  tax: ["tax"],
  work: ["hiring", "importing", "holidays"],
  money: ["payments", "banks", "creditRatings"],
  living: ["mobility"],
  trade: [
    "naturalResources",
    "industries",
    "farmProducts",
    "exportGoods",
    "importGoods",
    "exportPartners",
    "importPartners",
    "ports",
  ],
  places: ["cities", "otherCities", "agencies", "agenciesByNameOnly", "legalForms"],
  country: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FactPart = keyof typeof fieldsOf;
export const factParts = Object.keys(fieldsOf) as FactPart[];

/** The part a fact belongs to. A field that is in no other part belongs to the country itself. */
export function partOf(path: string): FactPart {
  const [field = ""] = path.split(".");
  const found = Object.entries(fieldsOf).find(([, fields]) => (fields as readonly string[]).includes(field));
  return (found?.[0] ?? "country") as FactPart;
}

/** The kind of fact at a path, without the row number: "registration.steps". */
export const kindAt = (path: string): string => path.replaceAll(/\.\d+/g, "");

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
