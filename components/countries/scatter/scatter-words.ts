import {
  figureKind,
  labelAlone,
  type FigureKey,
  type Unit,
} from "#lib/data/countries/record/open/figures.ts";
import { inSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { fewestPairs, formatFigure, type FigurePairs } from "#lib/data/countries/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const nameOf = (key: FigureKey): string => `“${figureKind(key).label}”`;

/** Thresholds of the correlation: no clear link below `clear`; the others separate weak, moderate and strong. */
const clear = 0.3;
const moderate = 0.5;
const strong = 0.7;

function strengthOf(size: number): string {
  if (size >= strong) return "a strong link";
  return size >= moderate ? "a moderate link" : "a weak link";
}

/** Whether the two figures are linked, from the rank correlation, as a sentence. */
export function linkWords({
  x,
  y,
  pairs,
  correlation,
}: Pick<FigurePairs, "x" | "y" | "pairs" | "correlation">): string {
  const counted = pairs.filter(({ isApart }) => !isApart).length;
  if (counted < fewestPairs)
    return `Only ${counted} countries can be counted, too few to speak of a link: it takes ${fewestPairs}.`;
  if (correlation === null) return "One of the two is the same everywhere, so there is no link to speak of.";
  const rounded = correlation.toFixed(2);
  const size = Math.abs(Number(rounded));
  const measure = `(Spearman's rank correlation is ${rounded} on a scale from -1 to 1)`;
  if (size < clear) return `There is no clear link between ${nameOf(x)} and ${nameOf(y)} ${measure}.`;
  return correlation > 0
    ? `Where ${nameOf(x)} is higher, ${nameOf(y)} tends to be higher as well: ${strengthOf(size)} ${measure}.`
    : `Where ${nameOf(x)} is higher, ${nameOf(y)} tends to be lower: ${strengthOf(size)} ${measure}.`;
}

/** How many countries the plot shows, and how many of them are not counted. */
export function countWords(pairs: FigurePairs["pairs"], all: number): string {
  const apart = pairs.filter(({ isApart }) => isApart).length;
  const both = `${pairs.length} of ${all} countries have both figures.`;
  if (apart === 0) return both;
  const why = "a figure is doubtful, older than 2020 or more than two years behind the newest";
  return apart === 1
    ? `${both} One is drawn hollow and not counted: ${why}.`
    : `${both} ${apart} are drawn hollow and not counted: ${why}.`;
}

/** What the two lines mark; null if there are none. */
export const medianWords = ({ x, y, medians }: FigurePairs): string | null =>
  medians &&
  `The lines mark the medians: ${formatFigure(x, medians.x)} across and ${formatFigure(y, medians.y)} upwards.`;

export const caution =
  "A link is no proof that one causes the other: both may follow from something else, and a country can lie far from the rest.";

export const missingWords = (countries: readonly Country[]): string | null =>
  countries.length === 0 ? null : `Without one of the two figures: ${listed(countries.map(inSentence))}.`;

/** Marks that apply to all figures of one kind, stated once; null for none. */
export const markWords = (key: FigureKey, marks: readonly string[]): string | null =>
  marks.length === 0 ? null : `Each figure of ${nameOf(key)} is marked: ${marks.join("; ")}.`;

/** Units that neither the label nor the ticks of the axis contain. */
const unitWords: Partial<Record<Unit, string>> = {
  years: "years",
  km: "km",
  km2: "km²",
  per_100: "for 100 people",
};

/** The title of an axis: figure, unit, and a note if the scale is logarithmic. */
export function axisTitle(key: FigureKey, kind: "linear" | "log"): string {
  const unit = unitWords[figureKind(key).unit];
  const counted = unit ? `${labelAlone(key)}, ${unit}` : labelAlone(key);
  return kind === "log" ? `${counted} (log scale: each line is ten times the one before)` : counted;
}
