import { countryRecords } from "./country-records.ts";
import type { FigureKey } from "./open/figures.ts";
import { findSource } from "./find-source.ts";
import type { Country } from "./open/schema.ts";

/** Facts beside the figures that may be missing and name one source. */
type ListKey = {
  [Key in keyof Country]: null extends Country[Key]
    ? Exclude<Country[Key], null> extends { source: string }
      ? Key
      : never
    : never;
}[keyof Country];

const researched = new Map(countryRecords.map((record) => [record.slug, record]));

export const notFound = "Not found in a source that may be used.";

/** Why a figure or a list of a country is missing, in one sentence for the reader. */
export function noDataReason(country: Country, key: FigureKey | ListKey): string {
  const record = researched.get(country.slug);
  const fact = record && (key in record.figures ? record.figures[key as FigureKey] : record[key as ListKey]);
  const source = fact ? findSource(fact.source) : undefined;
  if (source && !source.enabled) {
    return source.note ?? "The publisher's terms are unclear, so this source is switched off.";
  }
  if (country.landlocked && (key === "coastline_km" || key === "ports")) return "The country has no coast.";
  return notFound;
}
