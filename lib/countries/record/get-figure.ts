import type { FigureKey } from "./open/figures.ts";
import type { Country, Figure } from "./open/schema.ts";

/** The figure, or null: noDataReason then says why. */
export const getFigure = (country: Country, key: FigureKey): Figure | null => country.figures[key];
