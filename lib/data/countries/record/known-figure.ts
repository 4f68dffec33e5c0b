import type { Country, MissableFact, Figure } from "./open/schema.ts";
import { type FigureKey, isDiscontinued } from "./open/figures.ts";
import type { Known } from "./open/known.ts";
import { dataAsOf } from "./as-of.ts";

export const notFound = "Not found in a source that may be used.";

/** Why a figure or a list of a country is missing, in one sentence for the reader. */
export const noDataReason = ({ missing }: Country, key: MissableFact): string => missing[key] ?? notFound;

/** The figure; if it is null, noDataReason says why. */
export const getFigure = (country: Country, key: FigureKey): Figure | null => country.figures[key];

/** A figure of a country, or why there is none. */
export function knownFigure(country: Country, key: FigureKey): Known<Figure> {
  const fact = country.figures[key];
  return fact ? { fact, reason: null } : { fact: null, reason: noDataReason(country, key) };
}

/** The maximum age of a figure in years, on the date of the data. Other kinds have no such limit. */
const mostYears: Partial<Record<FigureKey, number>> = {
  corporate_tax_rate_pct: 2,
  vat_standard_rate_pct: 2,
  inflation_pct: 3,
  public_debt_pct_gdp: 3,
  policy_rate_pct: 2,
};
/** The maximum age in years at which a figure may lead; undefined if its kind has no such limit. */
export const mostYearsOf = (key: string): number | undefined => mostYears[key as FigureKey];
const mostYearsOfRating = 2;

const now = Number(dataAsOf.slice(0, 4));

/** Why a value may not lead: it is in doubt, older than its kind allows, or from the discontinued series. */
type Held = "doubt" | "old" | "discontinued";

/**
 * Why a value may not lead, that is, open a page, a card, a sentence, an order or a comparison; null if it may. A value
 * that may not lead is still shown further down, with its mark. This is the only such rule of the site: everything that
 * leads with a value calls it.
 */
export function whyHeld(figure: Figure, key: FigureKey | null): Held | null {
  const { lowConfidence, review, stale, indicative, year } = figure;
  if (lowConfidence || review || stale || indicative) return "doubt";
  if (key === null) return null;
  if (now - year > (mostYears[key] ?? Infinity)) return "old";
  return isDiscontinued(key) ? "discontinued" : null;
}

export const mayLead = (figure: Figure, key: FigureKey | null): boolean => whyHeld(figure, key) === null;

/** Whether a rating of this day, month or year is recent enough to be current. */
export function mayLeadRating(date: string): boolean {
  const oldest = `${now - mostYearsOfRating}${dataAsOf.slice(4)}`;
  return date >= oldest.slice(0, date.length);
}
