import { figureMarks } from "./figure-marks.ts";
import type { Figure } from "../record/open/schema.ts";

/** A note may contain several marks; each counts separately. */
const singly = (figure: Figure): string[] => figureMarks(figure).flatMap((mark) => mark.split("; "));

/** Splits the marks of figures that are shown together: `shared` has the marks of all, `own` the rest of each. */
export function partMarks(figures: readonly Figure[]): {
  shared: string[];
  own: (figure: Figure) => string[];
} {
  const [first, ...others] = figures.map(singly);
  const shared = (first ?? []).filter((mark) => others.every((marks) => marks.includes(mark)));
  return { shared, own: (figure) => singly(figure).filter((mark) => !shared.includes(mark)) };
}
