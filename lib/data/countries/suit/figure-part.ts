import { apartFrom } from "../measure/comparable.ts";
import { percentileRanks } from "../measure/percentile-ranks.ts";
import { knownFigure } from "../record/known-figure.ts";
import { whyHeld } from "../record/may-lead.ts";
import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { formatFigure } from "../words/format-figure.ts";
import { uncounted, type Part, type PartId } from "./part.ts";

const heldWords = {
  doubt: "the figure is in doubt",
  old: "the figure is old",
  discontinued: "the figure is of a count that ended",
} as const;

/** A part that is one figure. The points are the percentage of the other countries that a country does better than. */
export const figurePart = (
  id: PartId,
  key: FigureKey,
  { label = figureKind(key).label, better = figureKind(key).better ?? "higher" } = {},
): Part => ({
  id,
  label,
  of: (countries) => {
    const isOutOf100 = figureKind(key).scale?.[1] === 100;
    const known = countries.map((country) => knownFigure(country, key));
    const facts = known.flatMap(({ fact }) => fact ?? []);
    const whyApart = apartFrom(facts, key);
    const counted = facts.filter((fact) => whyHeld(fact, key) === null && whyApart(fact) === null);
    const ranks = percentileRanks(
      counted.map(({ value }) => value),
      better,
    );
    return known.map(({ fact, reason }) => {
      if (!fact) return uncounted(reason);
      const held = whyHeld(fact, key);
      if (held) return uncounted(`${heldWords[held]} (${fact.year})`);
      if (whyApart(fact))
        return uncounted(`the figure is too old to be set beside the others (${fact.year})`);
      return {
        points: ranks[counted.indexOf(fact)] ?? 50,
        text: `${formatFigure(key, fact.value, fact.of)}${isOutOf100 ? " of 100" : ""}`,
        year: `${fact.year}`,
        source: fact.source,
        reason: null,
      };
    });
  },
});
