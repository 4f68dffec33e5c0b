import type { FigureKey } from "./open/figures.ts";
import type { Known } from "./open/known.ts";
import type { Country, Figure } from "./open/schema.ts";
import { noDataReason } from "./no-data-reason.ts";

/** A figure of a country, or why there is none. */
export function knownFigure(country: Country, key: FigureKey): Known<Figure> {
  const fact = country.figures[key];
  return fact ? { fact, reason: null } : { fact: null, reason: noDataReason(country, key) };
}
