import { figureMarks, formatFigure, getFigure, noDataReason } from "#lib/countries/index.ts";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { figureMoneyMark } from "#lib/currency/open/figure-money-mark.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

type Props = { country: Country; figureKey: FigureKey };

/**
 * A figure with its year, which leads to the source on the same page (`#src-<id>`), and its marks. A missing figure
 * reads "No data" with the reason: never 0, never blank. The markup is three short elements: a guide repeats it
 * eighty times.
 */
export function FigureValue({ country, figureKey }: Props) {
  const figure = getFigure(country, figureKey);
  if (!figure) return <NoData reason={noDataReason(country, figureKey)} />;
  const marks = figureMarks(figure);
  return (
    <>
      <b className="fv" {...figureMoneyMark(figureKey, figure.value)}>
        {formatFigure(figureKey, figure.value)}
      </b>{" "}
      <a href={`#src-${figure.source}`}>{figure.year}</a>
      {marks.length > 0 && <small> {marks.join("; ")}</small>}
    </>
  );
}

/** What stands where a fact is missing. */
export function NoData({ reason }: { reason: string }) {
  return (
    <>
      <b className="nd">No data</b> <small>{reason}</small>
    </>
  );
}
