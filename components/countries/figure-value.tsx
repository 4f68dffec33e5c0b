import { Figure } from "#components/page/figure.tsx";
import { figureMarks, formatFigure } from "#lib/data/countries/index.ts";
import { knownFigure } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** A figure of a country, with all its marks. */
export function FigureValue({ country, figureKey }: { country: Country; figureKey: FigureKey }) {
  const known = knownFigure(country, figureKey);
  const text = known.fact ? formatFigure(figureKey, known.fact.value) : "";
  return (
    <Figure
      known={known}
      text={text}
      figureKey={figureKey}
      fact={figureKey}
      marks={known.fact ? figureMarks(known.fact) : []}
    />
  );
}
