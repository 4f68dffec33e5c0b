import type { FigureKey } from "../record/open/figures.ts";
import type { Figure } from "../record/open/schema.ts";
import { whyHeld } from "../record/known-figure.ts";

/** Figures more than this many years apart are shown side by side but not compared. */
export const yearsApart = 2;

/**
 * Whether a figure is excluded from comparisons and counts. Every figure that may not lead is, except those of the
 * discontinued series, which are all of one edition.
 */
export function isHeld(figure: Figure, key: FigureKey | null): boolean {
  const why = whyHeld(figure, key);
  return why === "doubt" || why === "old";
}

/** Why figures shown side by side cannot be compared; null if they can. */
export function whyNotJudged(
  figures: readonly Figure[],
  key: FigureKey | null,
): "few" | "doubt" | "years" | null {
  if (figures.length < 2) return "few";
  if (figures.some((figure) => isHeld(figure, key))) return "doubt";
  const years = figures.map(({ year }) => year);
  return Math.max(...years) - Math.min(...years) > yearsApart ? "years" : null;
}

/** Why one of many figures is shown but set apart from the comparison. */
export type Apart = "doubt" | "years";

/**
 * Returns a function that says why one of many figures cannot be compared with the others; null for those that can. A
 * doubtful figure is set apart, and so is one more than two years older than the newest that is not doubtful. This way,
 * one old figure does not block the comparison of fifty.
 */
export function apartFrom(
  figures: readonly Figure[],
  key: FigureKey | null,
): (figure: Figure) => Apart | null {
  const newest = Math.max(...figures.filter((figure) => !isHeld(figure, key)).map(({ year }) => year));
  return (figure) => {
    if (isHeld(figure, key)) return "doubt";
    return newest - figure.year > yearsApart ? "years" : null;
  };
}
