import { figureMarks } from "./figure-marks.ts";
import type { Figure } from "../record/open/schema.ts";

/** A note may hold several things; each counts on its own. */
const singly = (figure: Figure): string[] => figureMarks(figure).flatMap((mark) => mark.split("; "));

/** Parts the marks of figures that stand together: what all of them bear is said once, and each keeps the rest. */
export function partMarks(figures: readonly Figure[]): {
  shared: string[];
  own: (figure: Figure) => string[];
} {
  const [first, ...others] = figures.map(singly);
  const shared = (first ?? []).filter((mark) => others.every((marks) => marks.includes(mark)));
  return { shared, own: (figure) => singly(figure).filter((mark) => !shared.includes(mark)) };
}
