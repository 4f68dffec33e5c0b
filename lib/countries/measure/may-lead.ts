import { dataAsOf } from "../record/as-of.ts";
import type { Figure } from "../record/open/schema.ts";

/**
 * Whether a figure may stand in a card, a headline or a first sentence: not when it is in doubt, or older than its kind
 * allows on the day of the data. Elsewhere it stands with its marks.
 */
export const mayLead = (
  { year, stale, lowConfidence, review }: Pick<Figure, "year" | "stale" | "lowConfidence" | "review">,
  oldestYears: number,
): boolean => !stale && !lowConfidence && !review && Number(dataAsOf.slice(0, 4)) - year <= oldestYears;
