import { country as countrySchema, type Country } from "./open/schema.ts";
import { withoutSources } from "./sourced-facts.ts";

/** The record without anything from a source that is switched off: such figures and lists are null, rows are left out. */
export function applySwitches(country: Country, enabled: (source: string) => boolean): Country {
  const kept = withoutSources(countrySchema, country, enabled);
  return { ...kept, pavedRoadsKm: kept.figures.roads_km ? kept.pavedRoadsKm : null };
}
