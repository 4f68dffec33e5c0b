import type { Country, Figure } from "#lib/countries/record/open/schema.ts";

/** What another publisher says of the same figure; null where the two are one, for then nothing disagrees. */
export function otherSource(
  { figures, otherFigures }: Country,
  key: keyof Country["otherFigures"],
): Figure | null {
  const other = otherFigures[key];
  return other && other.source !== figures[key]?.source ? other : null;
}
