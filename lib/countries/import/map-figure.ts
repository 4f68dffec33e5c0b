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

/** What a source says of its own figure, in the words of the schema. Says nothing about marks that are absent. */
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
 * One research figure as one record figure, or null where the research found none. A part of the figure
 * this function does not know is an error: nothing the research says is dropped silently. Parts the caller
 * reads itself are named in `elsewhere`.
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
