import type { RawMetric } from "./raw.ts";

const known = new Set([
  "value",
  "score",
  "year",
  "source",
  "rank",
  "of",
  "estimate",
  "stale",
  "year_basis",
  "confidence",
  "review",
  "note",
  "basis",
  "derived",
  "status",
]);

/** Maps the marks that a source puts on its own figure to the schema. Absent marks are left out. */
export function mapMarks(raw: Record<string, unknown>) {
  const note = [raw.note, raw.basis, raw.derived].filter((part) => typeof part === "string").join("; ");
  return {
    ...(raw.estimate === true && { estimate: true }),
    ...(raw.status === "indicative" && { indicative: true }),
    ...(raw.stale === true && { stale: true }),
    ...(raw.year_basis === "snapshot" && { snapshot: true }),
    ...(raw.confidence === "low" && { lowConfidence: true }),
    ...(raw.review !== undefined && { review: raw.review }),
    ...(note !== "" && { note }),
  };
}

/**
 * Maps one research figure to a record figure; null if the research found none. An unknown part of the figure is an
 * error, so that nothing in the research is dropped silently. `elsewhere` names the parts that the caller reads itself.
 */
export function mapFigure(raw: RawMetric | null | undefined, elsewhere: readonly string[] = []) {
  if (!raw) return null;
  for (const part of Object.keys(raw)) {
    if (!known.has(part) && !elsewhere.includes(part))
      throw new Error(`a figure has an unknown part "${part}"`);
  }
  return {
    value: raw.value ?? raw.score,
    year: raw.year,
    source: raw.source,
    ...(raw.rank !== undefined && { rank: raw.rank }),
    ...(raw.of !== undefined && { of: raw.of }),
    ...mapMarks(raw),
  };
}
