import { againstWords } from "./against.ts";
import { formatNumber } from "../words/format-figure.ts";
import { asSentence, inSentence, listed } from "../words/open/guide-words.ts";
import type { PresetRanking, ScoredRow } from "../measure/preset-ranking.ts";
import type { Ingredient } from "../measure/presets.ts";

/** The figures in which `one` does better than `other`, each with both values and the year. */
function ahead(one: ScoredRow, other: ScoredRow, ingredients: readonly Ingredient[]): string[] {
  return ingredients.flatMap(({ label, better }, index) => {
    const [own, against] = [one.parts[index], other.parts[index]];
    const [mine, theirs] = [own?.known.fact, against?.known.fact];
    if (!own || !against || !mine || !theirs) return [];
    const gap = mine.value - theirs.value;
    return (better === "higher" ? gap > 0 : gap < 0)
      ? `“${label}” (${againstWords(own.text, mine, against.text, theirs)})`
      : [];
  });
}

/**
 * Compares the first place of a preset ranking with the runner-up in two or three sentences; empty if there is no
 * runner-up.
 */
export function firstAgainstSecond({ rows, preset }: PresetRanking): string[] {
  const [first, second] = rows;
  if (!first || !second) return [];
  const [one, two] = [inSentence(first.country), inSentence(second.country)];
  const score = (value: number) => formatNumber(value, 1);
  const [gains, costs] = [ahead(first, second, preset.ingredients), ahead(second, first, preset.ingredients)];
  return [
    first.place === second.place
      ? `${one} and ${two} share the first place with ${score(first.score)} out of 100.`
      : `${one} stands first with ${score(first.score)} out of 100, before ${two} with ${score(second.score)}.`,
    ...(gains.length > 0 ? [`${one} is ahead in ${listed(gains)}.`] : []),
    costs.length > 0
      ? `Choosing it over ${two} costs something as well: ${two} is ahead in ${listed(costs)}.`
      : `Of these figures, ${two} is ahead in none.`,
  ].map(asSentence);
}
