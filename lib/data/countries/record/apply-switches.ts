import { findSource } from "./sources.ts";
import {
  country as countrySchema,
  type Country,
  type CountryRecord,
  type MissableFact,
} from "./open/schema.ts";
import { withoutSources } from "./sourced-facts.ts";

const switchedOff = "The publisher's terms are unclear, so this source is switched off.";
const noCoast = "The country has no coast.";

/** Facts that a country without a coast cannot have. */
const ofCoasts: readonly MissableFact[] = ["coastline_km", "ports"];

const factsOf = ({ figures, ...lists }: CountryRecord): Readonly<Record<string, unknown>> => ({
  ...lists,
  ...figures,
});

function sourcesOf(fact: unknown): readonly string[] {
  if (!fact || typeof fact !== "object") return [];
  if ("source" in fact) return [String(fact.source)];
  return "sources" in fact && Array.isArray(fact.sources) ? fact.sources.map(String) : [];
}

/** Why each missing fact that a reader might look for is missing. */
function reasons(
  record: CountryRecord,
  kept: CountryRecord,
  enabled: (source: string) => boolean,
): Country["missing"] {
  const [before, after] = [factsOf(record), factsOf(kept)];
  const off = Object.entries(before).flatMap(([key, fact]) => {
    const source = after[key] === null ? sourcesOf(fact).find((id) => !enabled(id)) : undefined;
    return source ? [[key, findSource(source)?.note ?? switchedOff]] : [];
  });
  const inland = record.landlocked ? ofCoasts.filter((key) => before[key] === null) : [];
  return Object.fromEntries([
    ...off,
    ...Object.entries(record.withdrawn ?? {}),
    ...inland.map((key) => [key, noCoast]),
  ]) as Country["missing"];
}

/**
 * The record without anything from a source that is switched off: such figures and lists are null, rows are left out.
 */
export function applySwitches(record: CountryRecord, enabled: (source: string) => boolean): Country {
  const kept = withoutSources(countrySchema, record, enabled);
  const shown = { ...kept, pavedRoadsKm: kept.figures.roads_km ? kept.pavedRoadsKm : null };
  return { ...shown, missing: reasons(record, shown, enabled) };
}
