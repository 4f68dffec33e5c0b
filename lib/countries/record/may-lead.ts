import { dataAsOf } from "./as-of.ts";
import { isDiscontinued, type FigureKey } from "./open/figures.ts";
import type { Figure } from "./open/schema.ts";

/** How many years before the day of the data a figure may be of; the others have no such limit. */
const mostYears: Partial<Record<FigureKey, number>> = {
  corporate_tax_rate_pct: 2,
  vat_standard_rate_pct: 2,
  inflation_pct: 3,
  public_debt_pct_gdp: 3,
  policy_rate_pct: 2,
};
/** How many years a figure may be old before it may not lead; undefined where its kind has no such limit. */
export const mostYearsOf = (key: string): number | undefined => mostYears[key as FigureKey];
const mostYearsOfRating = 2;

const now = Number(dataAsOf.slice(0, 4));

/** Why a value may not lead: it is in doubt, older than its kind allows, or of a count that ended. */
type Held = "doubt" | "old" | "discontinued";

/**
 * Whether a value may open a page, a card, a sentence, an order or a judgement; null where it may. What may not is still
 * shown below, with its mark. The one rule of the site: whatever leads asks here.
 */
export function whyHeld(figure: Figure, key: FigureKey | null): Held | null {
  const { lowConfidence, review, stale, indicative, year } = figure;
  if (lowConfidence || review || stale || indicative) return "doubt";
  if (key === null) return null;
  if (now - year > (mostYears[key] ?? Infinity)) return "old";
  return isDiscontinued(key) ? "discontinued" : null;
}

export const mayLead = (figure: Figure, key: FigureKey | null): boolean => whyHeld(figure, key) === null;

/** Whether a rating of this day, month or year is new enough to be the state of things. */
export function mayLeadRating(date: string): boolean {
  const oldest = `${now - mostYearsOfRating}${dataAsOf.slice(4)}`;
  return date >= oldest.slice(0, date.length);
}
