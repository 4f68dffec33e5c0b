import type { Country, MissableFact, Figure } from "./open/schema.ts";
import type { FigureKey } from "./open/figures.ts";
import type { Known } from "./open/known.ts";

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
