import type { FigureKey } from "./open/figures.ts";
import type { Country, Figure } from "./open/schema.ts";

/** The figure; if it is null, noDataReason says why. */
export const getFigure = (country: Country, key: FigureKey): Figure | null => country.figures[key];
