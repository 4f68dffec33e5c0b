import { Tag } from "#components/ui/tag.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { figureMoneyMark } from "#lib/currency/open/figure-money-mark.ts";
import { figureMarks, type ComparisonCell } from "#lib/countries/index.ts";

type Props = { figureKey: FigureKey; cell: ComparisonCell; isBest: boolean };

/** One figure of one country: value, year (which leads to the source) and marks; or why there is none. */
export function CompareCell({ figureKey, cell, isBest }: Props) {
  const { figure, text, reason } = cell;
  if (!figure) {
    return (
      <>
        <b className="no-data">No data</b> <small>{reason}</small>
      </>
    );
  }
  const marks = figureMarks(figure);
  return (
    <>
      <b {...figureMoneyMark(figureKey, figure.value)}>{text}</b> {isBest && <Tag tone="good">best</Tag>}{" "}
      <small>
        <a href={`#src-${figure.source}`}>{figure.year}</a>
        {marks.map((mark) => `, ${mark}`)}
      </small>
    </>
  );
}
