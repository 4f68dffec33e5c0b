import type { RawHiring } from "./map-hiring.ts";
import type { RawHolidays } from "./map-holidays.ts";
import type { RawImporting } from "./map-importing.ts";
import type { RawMobility } from "./map-mobility.ts";
import { taxDateSourceId, type RawTaxDates } from "./map-tax-dates.ts";
import { leftOfVisa, type RawVisa } from "./map-visa.ts";
import type {
  RawBready,
  RawMacro,
  RawTax,
  RawAgencies,
  RawCountry,
  RawPayments,
  RawRailGroup,
  RawRegistration,
  RawSource,
} from "./raw.ts";

/** The content of one or several research files, by kind. A file may contain any number of countries. */
export type Research = {
  countries: RawCountry[];
  agencies: RawAgencies[];
  payments: RawPayments[];
  registration: RawRegistration[];
  mobility: RawMobility[];
  /** The visa rules are one file for all countries. */
  visa: RawVisa | null;
  hiring: RawHiring[];
  importing: RawImporting[];
  holidays: RawHolidays[];
  tax: RawTax[];
  taxDates: RawTaxDates[];
  macro: RawMacro[];
  bready: RawBready[];
  rails: Record<string, RawRailGroup>;
  sources: Record<string, RawSource>;
  /** The newest date on which one of the files was generated, as YYYY-MM-DD. */
  generated: string | null;
  /** The country outlines (TopoJSON), as the file's own text. */
  map: string | null;
  /** What was not imported, one sentence each. */
  leftOut: string[];
};

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parts of a registration that the records have a place for. */
const registrationParts = [
  "slug",
  "asOf",
  "summary",
  "totals",
  "steps",
  "step_notes",
  "after",
  "sources",
  "uncertain",
];

/** The kind of research in a file, detected by a key that only this kind has. */
const kinds = [
  { part: "economy", kind: "countries" },
  { part: "legal_forms", kind: "agencies" },
  { part: "mobile_money", kind: "payments" },
  { part: "work_residence", kind: "mobility" },
  { part: "weekly_hours", kind: "hiring" },
  { part: "not_established", kind: "importing" },
  { part: "law_date", kind: "holidays" },
  { part: "corporate_income_tax", kind: "tax" },
  { part: "company_return", kind: "taxDates" },
  { part: "sovereign_ratings", kind: "macro" },
  { part: "editions", kind: "bready" },
] as const;

function parse(name: string, text: string): Json {
  try {
    const content: unknown = JSON.parse(text);
    if (isObject(content)) return content;
  } catch (thrown) {
    throw new Error(
      `The file ${name} is not JSON: ${thrown instanceof Error ? thrown.message : "unreadable"}.`,
    );
  }
  throw new Error(`The file ${name} holds no object.`);
}

/**
 * The entries of a file: a list, or an object with one entry per country slug. Entries of B-READY contain its editions.
 */
function entriesOf({ countries, editions }: Json): Json[] {
  if (Array.isArray(countries)) return countries.filter(isObject);
  if (!isObject(countries)) return [];
  return Object.entries(countries).flatMap(([slug, own]) => {
    if (!isObject(own)) return [];
    return [isObject(editions) ? { slug, editions: own } : { slug, ...own }];
  });
}

/** The sources of a file, keyed by the ids that the records use. */
const named = (sources: Json, kind: (typeof kinds)[number]["kind"]): Json =>
  kind === "taxDates"
    ? Object.fromEntries(Object.entries(sources).map(([id, source]) => [taxDateSourceId(id), source]))
    : sources;

/**
 * Sorts research files by their content, whatever their names. Files and parts that no record has a place for are
 * listed in `leftOut`, so that nothing is dropped silently.
 */
export function gatherResearch(files: readonly { name: string; text: string }[]): Research {
  const research: Research = {
    countries: [],
    agencies: [],
    payments: [],
    registration: [],
    mobility: [],
    visa: null,
    hiring: [],
    importing: [],
    holidays: [],
    tax: [],
    taxDates: [],
    macro: [],
    bready: [],
    rails: {},
    sources: {},
    generated: null,
    map: null,
    leftOut: [],
  };
  const unplaced = new Map<string, number>();
  for (const { name, text } of files) {
    const content = parse(name, text);
    const entries = entriesOf(content);
    const found = kinds.find(({ part }) => entries[0] && part in entries[0]);
    if (content["type"] === "Topology") research.map = text;
    else if ("destinations" in content && "passports" in content) {
      research.visa = content as RawVisa;
      research.leftOut.push(...leftOfVisa(research.visa));
    } else if ("steps" in content && "summary" in content) {
      research.registration.push(content as RawRegistration);
      for (const part of Object.keys(content))
        if (!registrationParts.includes(part)) unplaced.set(part, (unplaced.get(part) ?? 0) + 1);
    } else if (found) {
      (research[found.kind] as Json[]).push(...entries);
      if (isObject(content["rails"])) Object.assign(research.rails, content["rails"]);
      if (isObject(content["sources"]))
        Object.assign(research.sources, named(content["sources"], found.kind));
      const day = content["generated"];
      if (typeof day === "string" && day > (research.generated ?? "")) research.generated = day;
    } else research.leftOut.push(`${name}: the records have no place for this kind of research.`);
  }
  for (const [part, count] of unplaced)
    research.leftOut.push(`"${part}" of ${count} registrations: the records have no place for it.`);
  return research;
}
