import { mobilityRecords } from "./country-records.ts";
import type { Mobility } from "./open/mobility-schema.ts";
import { sourceEnabled } from "./source-enabled.ts";

type Row = { sources: readonly string[] };

/** Rows whose every named source may be shown; a row that names none is general knowledge and says so. */
const shown = <R extends Row>(rows: readonly R[]): R[] =>
  rows.filter(({ sources }) => sources.every(sourceEnabled));
const unless = <R extends Row>(row: R | null): R | null => (row && shown([row]).length > 0 ? row : null);

const bySlug = new Map(mobilityRecords.map((record) => [record.slug, record]));

/** What is known of entering, staying, studying and returning; without rows of sources that are switched off. */
export function findMobility(slug: string): Mobility | undefined {
  const record = bySlug.get(slug);
  if (!record) return undefined;
  return {
    ...record,
    evisa: unless(record.evisa),
    visaOnArrival:
      record.visaOnArrival && (sourceEnabled(record.visaOnArrival.source) ? record.visaOnArrival : null),
    freeMovement: shown(record.freeMovement),
    permits: shown(record.permits),
    diaspora: shown(record.diaspora),
    dualCitizenship: unless(record.dualCitizenship),
    universities: shown(record.universities),
    drivingPermit: unless(record.drivingPermit),
  };
}
