import type { Figure } from "../record/open/schema.ts";

/** The count that ended is named, not only dated. */
const editionOf = ({ source, year }: Figure): string =>
  source === "worldbank-db2020" ? "Doing Business 2020, discontinued" : String(year);

/** Two figures of one kind as they are written, with their years: "14.2% against 4.1%, 2025". */
export function againstWords(own: string, ownFigure: Figure, other: string, otherFigure: Figure): string {
  return ownFigure.year === otherFigure.year
    ? `${own} against ${other}, ${editionOf(ownFigure)}`
    : `${own} in ${ownFigure.year} against ${other} in ${otherFigure.year}`;
}
