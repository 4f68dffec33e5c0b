import type { Figure } from "../record/open/schema.ts";

/** Two formatted figures of one kind with their years: "14.2% against 4.1%, 2025". */
export function againstWords(own: string, ownFigure: Figure, other: string, otherFigure: Figure): string {
  return ownFigure.year === otherFigure.year
    ? `${own} against ${other}, ${ownFigure.year}`
    : `${own} in ${ownFigure.year} against ${other} in ${otherFigure.year}`;
}
