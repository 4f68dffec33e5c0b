import type { Figure } from "../record/open/schema.ts";

type Marked = Pick<
  Figure,
  "estimate" | "indicative" | "stale" | "snapshot" | "lowConfidence" | "review" | "note"
>;

/** The marks (caveats) to show beside a figure or a list, most serious first. */
export function figureMarks(figure: Marked): string[] {
  return [
    figure.lowConfidence && "low confidence",
    figure.stale && "older than 2020",
    figure.indicative && "indicative",
    figure.review && `check: ${figure.review}`,
    figure.estimate && "estimate",
    figure.snapshot && "year of the edition",
    figure.note,
  ].filter((mark) => typeof mark === "string");
}

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
