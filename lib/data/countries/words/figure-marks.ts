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
