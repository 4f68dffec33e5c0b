import { Tag } from "#components/ui/tag.tsx";
import { figureMarks, type ComparisonCell } from "#lib/countries/index.ts";

/** One figure of one country: value, year (which leads to the source) and marks; or why there is none. */
export function CompareCell({ cell, isBest }: { cell: ComparisonCell; isBest: boolean }) {
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
      <b>{text}</b> {isBest && <Tag tone="good">best</Tag>}{" "}
      <small>
        <a href={`#source-${figure.source}`}>{figure.year}</a>
        {marks.map((mark) => `, ${mark}`)}
      </small>
    </>
  );
}
