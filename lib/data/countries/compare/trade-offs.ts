import type { Figure, Country } from "../record/open/schema.ts";
import { formatNumber, formatFigure } from "../words/format-figure.ts";
import { asSentence, inSentence, listed } from "../words/open/guide-words.ts";
import type { PresetRanking, ScoredRow } from "../measure/preset-ranking.ts";
import type { Ingredient } from "../measure/presets.ts";
import { apartFrom } from "../measure/comparable.ts";
import { comparisonRow } from "./comparison-row.ts";
import { figureGroups } from "../measure/figure-choices.ts";
import {
  figureKeys,
  figureKind,
  isDiscontinued,
  type FigureGroup,
  type FigureKey,
} from "../record/open/figures.ts";
import { perVersion } from "../record/version.ts";
import { listCountries } from "../record/list-countries.ts";
import { mayLead } from "../record/known-figure.ts";
import { percentileRanks } from "../measure/statistics.ts";
import { yearSpan } from "../words/sources-of.ts";

/** Two formatted figures of one kind with their years: "14.2% against 4.1%, 2025". */
function againstWords(own: string, ownFigure: Figure, other: string, otherFigure: Figure): string {
  return ownFigure.year === otherFigure.year
    ? `${own} against ${other}, ${ownFigure.year}`
    : `${own} in ${ownFigure.year} against ${other} in ${otherFigure.year}`;
}

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

export type TradeOff = {
  slug: string;
  /** In which groups of figures the country is ahead of the others, as a sentence. */
  ahead: string;
  /** What choosing it gains and costs against each of the others, a sentence or two each. */
  against: string[];
};

/** Composites of other figures, and the same figure in another currency unit, which would be counted twice. */
const repeated: readonly FigureKey[] = ["bready_mean", "bready_entry", "gdp_per_capita_nominal_usd"];
const comparedFigures = figureKeys.filter(
  (key) => figureKind(key).better && !isDiscontinued(key) && !repeated.includes(key),
);

const groupWords = new Map<FigureGroup, string>(
  figureGroups.map(({ group, label }) => [group, label.charAt(0).toLowerCase() + label.slice(1)]),
);

/** The groups in which one country is best in more figures than any other. Only figures that can be compared count. */
function leads(countries: readonly Country[]): { slug: string; words: string }[] {
  return figureGroups.flatMap(({ group }) => {
    const rows = comparedFigures
      .filter((key) => figureKind(key).group === group)
      .map((key) => comparisonRow(key, countries))
      .filter(({ best }) => best.length > 0);
    const tally = countries
      .map(({ slug }) => ({ slug, wins: rows.filter(({ best }) => best.includes(slug)) }))
      .toSorted((a, b) => b.wins.length - a.wins.length);
    const [first, second] = tally;
    if (!first || first.wins.length === (second?.wins.length ?? 0)) return [];
    const years = yearSpan(first.wins.flatMap(({ cells }) => cells.flatMap(({ year }) => year ?? [])));
    return {
      slug: first.slug,
      words: `${groupWords.get(group)} (best in ${first.wins.length} of ${rows.length}, ${years})`,
    };
  });
}

/** The percentile rank of each country among all 54, from 0 to 100, for each figure in `comparedFigures`. */
function percentiles(): Map<FigureKey, Map<string, number>> {
  return new Map(
    comparedFigures.map((key) => {
      const known = listCountries().flatMap(({ slug, figures }) => {
        const figure = figures[key];
        return figure ? [{ slug, figure }] : [];
      });
      const whyApart = apartFrom(
        known.map(({ figure }) => figure),
        key,
      );
      const judged = known.filter(({ figure }) => whyApart(figure) === null);
      const ranks = percentileRanks(
        judged.map(({ figure }) => figure.value),
        figureKind(key).better ?? "higher",
      );
      return [key, new Map(judged.map(({ slug }, index) => [slug, ranks[index] ?? 0]))];
    }),
  );
}

const known = perVersion("standings of the 54", percentiles);

/** How many figures are named on each side, at most one per group. */
const mostNamed = 2;

function hasLeading({ figures }: Country, key: FigureKey): boolean {
  const figure = figures[key];
  return figure !== null && mayLead(figure, key);
}

/** The figures in which `ahead` ranks above `behind`, those with the widest gap among all 54 first. */
function widestGaps(ahead: Country, behind: Country): FigureKey[] {
  const gaps = [...known()].map(([key, places]) => ({
    key,
    gap: (places.get(ahead.slug) ?? Number.NaN) - (places.get(behind.slug) ?? Number.NaN),
  }));
  const groups = new Set<FigureGroup>();
  return gaps
    .filter(({ key, gap }) => gap > 0 && [ahead, behind].every((country) => hasLeading(country, key)))
    .toSorted((a, b) => b.gap - a.gap)
    .filter(({ key }) => {
      const { group } = figureKind(key);
      const isNew = !groups.has(group);
      groups.add(group);
      return isNew;
    })
    .slice(0, mostNamed)
    .map(({ key }) => key);
}

/** The figures by name, each with the value of `one` before that of `other`, and the year. */
function valuesOf(keys: readonly FigureKey[], one: Country, other: Country): string {
  const parts = keys.flatMap((key) => {
    const [own, instead] = [one.figures[key], other.figures[key]];
    if (!own || !instead) return [];
    const [mine, theirs] = [formatFigure(key, own.value), formatFigure(key, instead.value)];
    return `“${figureKind(key).label}” (${againstWords(mine, own, theirs, instead)})`;
  });
  return listed(parts);
}

function againstOne(one: Country, other: Country): string {
  const [own, instead] = [inSentence(one), inSentence(other)];
  const [gains, costs] = [widestGaps(one, other), widestGaps(other, one)];
  const [won, lost] = [valuesOf(gains, one, other), valuesOf(costs, one, other)];
  if (won && lost) return `${own} rather than ${instead} gains most in ${won}. It costs most in ${lost}.`;
  if (won)
    return `${own} rather than ${instead} gains most in ${won}. No figure that can be judged is worse.`;
  if (lost)
    return `${own} rather than ${instead} costs most in ${lost}. No figure that can be judged is better.`;
  return `Between ${own} and ${instead} no figure can be judged.`;
}

/** What each of two to four countries is ahead in, and what choosing it gains and costs against each of the others. */
export function tradeOffs(countries: readonly Country[]): TradeOff[] {
  const won = leads(countries);
  return countries.map((country) => {
    const groups = won.filter(({ slug }) => slug === country.slug).map(({ words }) => words);
    const name = inSentence(country);
    return {
      slug: country.slug,
      ahead: asSentence(
        groups.length > 0
          ? `${name} is ahead in ${listed(groups)}.`
          : `${name} is ahead of the others in no group of figures.`,
      ),
      against: countries
        .filter((other) => other !== country)
        .map((other) => asSentence(againstOne(country, other))),
    };
  });
}
