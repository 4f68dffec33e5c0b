import { Figure } from "#components/page/figure.tsx";
import { figureMarks, type ComparisonCell } from "#lib/data/countries/index.ts";
import { notFound } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";

type Props = { figureKey: FigureKey; cell: ComparisonCell; isBest: boolean };

/**
 * One figure of one country with all its marks, and whether it is the best of the row. The reason "not found" is given
 * once, under the table; any other reason is shown here.
 */
export const CompareCell = ({ figureKey, cell: { known, text }, isBest }: Props) =>
  known.reason === notFound ? (
    <b className="nd">{text}</b>
  ) : (
    <Figure
      known={known}
      text={text}
      figureKey={figureKey}
      marks={known.fact ? figureMarks(known.fact) : []}
      tag={isBest && <em>best</em>}
    />
  );
