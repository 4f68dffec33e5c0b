import { Figure } from "#components/page/figure.tsx";
import type { Part } from "#lib/data/countries/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { marksOf } from "./ranking-words.ts";

type Props = { part: Part; moneyKey: FigureKey | null };

/** One ingredient of the score of a country. */
export const PresetCell = ({ part, moneyKey }: Props) => (
  <Figure known={part.known} text={part.text} figureKey={moneyKey} marks={marksOf(part)} />
);
