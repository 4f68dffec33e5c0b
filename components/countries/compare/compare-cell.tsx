import { Figure } from "#components/page/figure.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { figureMarks, type ComparisonCell } from "#lib/countries/index.ts";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";

type Props = { figureKey: FigureKey; cell: ComparisonCell; isBest: boolean };

/** One figure of one country, with all its marks, and whether it is the best of the row. */
export const CompareCell = ({ figureKey, cell: { known, text }, isBest }: Props) => (
  <Figure
    known={known}
    text={text}
    figureKey={figureKey}
    marks={known.fact ? figureMarks(known.fact) : []}
    tag={isBest && <Tag tone="good">best</Tag>}
  />
);
