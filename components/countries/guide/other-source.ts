import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";

/** The same figure from another publisher; null if both have the same source, because then nothing disagrees. */
export function otherSource(
  { figures, otherFigures }: Country,
  key: keyof Country["otherFigures"],
): Figure | null {
  const other = otherFigures[key];
  return other && other.source !== figures[key]?.source ? other : null;
}
