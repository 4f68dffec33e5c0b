import { FigureValue } from "#components/countries/figure-value.tsx";
import { formatFigure } from "#lib/data/countries/index.ts";
import { knownFigure, whyHeld } from "#lib/data/countries/record/index.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { doubted } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const heldWords = {
  old: "Only an old value is known: see below",
  discontinued: "From a count that ended: see below",
} as const;

type Props = {
  country: Country;
  figureKey: FigureKey;
  /** Where the figure is on the page with its marks. */ below: `#${string}`;
};

/** A figure near the top of a page. A doubtful one is marked; for an old one a link leads to its place below. */
export function LeadFigure({ country, figureKey, below }: Props) {
  const { fact } = knownFigure(country, figureKey);
  const held = fact && whyHeld(fact, figureKey);
  if (!held) return <FigureValue country={country} figureKey={figureKey} />;
  return (
    <a href={below}>
      {held === "doubt" ? doubted(formatFigure(figureKey, fact.value), fact) : heldWords[held]}
    </a>
  );
}
