import { mobilityRecords } from "./country-records.ts";
import { perVersion } from "./version.ts";
import { mobility, type Mobility } from "./open/mobility-schema.ts";
import { withoutSources } from "./sourced-facts.ts";
import { sourceEnabled } from "./sources.ts";

const bySlug = perVersion(
  "mobility by slug",
  () => new Map<string, Mobility>(mobilityRecords().map((record) => [record.slug, record])),
);

/**
 * What is known about entering, staying, studying and returning, without rows from sources that are switched off. A row
 * that names no source is general knowledge and says so.
 */
export function findMobility(slug: string): Mobility | undefined {
  const record = bySlug().get(slug);
  return record && withoutSources(mobility, record, sourceEnabled);
}
