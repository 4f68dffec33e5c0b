import { FigureValue } from "#components/countries/figure-value.tsx";
import { knownFigure, whyHeld } from "#lib/countries/index.ts";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

const heldWords = {
  doubt: "To be confirmed: see below",
  old: "Only an old value is known: see below",
  discontinued: "From a count that ended: see below",
} as const;

type Props = {
  country: Country;
  figureKey: FigureKey;
  /** Where on the page it stands with its marks. */ below: `#${string}`;
};

/** A figure near the top of a page; one that may not lead is left to its place below. */
export function LeadFigure({ country, figureKey, below }: Props) {
  const { fact } = knownFigure(country, figureKey);
  const held = fact && whyHeld(fact, figureKey);
  return held ? (
    <a href={below}>{heldWords[held]}</a>
  ) : (
    <FigureValue country={country} figureKey={figureKey} />
  );
}
