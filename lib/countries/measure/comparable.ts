import type { FigureKey } from "../record/open/figures.ts";
import type { Figure } from "../record/open/schema.ts";
import { whyHeld } from "../record/may-lead.ts";

/** Figures more than this many years apart are shown beside each other but not judged against each other. */
const yearsApart = 2;

/**
 * What may not lead is not judged or counted with the others either, but for a count that ended: its figures are all of
 * one edition.
 */
export function isHeld(figure: Figure, key: FigureKey | null): boolean {
  const why = whyHeld(figure, key);
  return why === "doubt" || why === "old";
}

/** Why figures that stand side by side are not judged; null where they can be. */
export function whyNotJudged(
  figures: readonly Figure[],
  key: FigureKey | null,
): "few" | "doubt" | "years" | null {
  if (figures.length < 2) return "few";
  if (figures.some((figure) => isHeld(figure, key))) return "doubt";
  const years = figures.map(({ year }) => year);
  return Math.max(...years) - Math.min(...years) > yearsApart ? "years" : null;
}

/** Why one of many figures is shown but stands apart. */
export type Apart = "doubt" | "years";

/**
 * Which of many figures can be judged against the others: a doubtful one stands apart, and so does one more than two
 * years before the newest that is not. Null for those that can. By this, one old figure does not silence fifty.
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
