import { apartFrom } from "./comparable.ts";
import type { FigureKey } from "../record/open/figures.ts";
import { formatFigure, partMarks } from "../words/format-figure.ts";
import { medianOfNumbers, spearman } from "./statistics.ts";
import type { Country, Figure } from "../record/open/schema.ts";
import { sourcesOf, type UsedSource } from "../words/sources-of.ts";

export type Side = {
  figure: Figure;
  text: string;
  /** The marks to show beside this figure, without those that all figures share. */
  marks: string[];
};
export type Pair = {
  country: Country;
  x: Side;
  y: Side;
  /** One of the two is doubtful or too old to be compared: the pair is shown but not counted. */
  isApart: boolean;
};
export type FigurePairs = {
  x: FigureKey;
  y: FigureKey;
  /** Countries that have both figures, by name. */
  pairs: Pair[];
  /** Countries that lack one of the two, by name. */
  missing: Country[];
  /** Marks that every figure of an axis has. */
  marks: { x: string[]; y: string[] };
  /** Of the pairs that count; null if too few do. */
  medians: { x: number; y: number } | null;
  /** Spearman's rank correlation of the pairs that count; null if too few do or if it is undefined. */
  correlation: number | null;
  sources: UsedSource[];
};

/** With fewer countries than this, a correlation or a median is not worth showing. */
export const fewestPairs = 10;

function sidesOf(key: FigureKey, figures: readonly Figure[]) {
  const [whyApart, marks] = [apartFrom(figures, key), partMarks(figures)];
  return {
    shared: marks.shared,
    isApart: (figure: Figure) => whyApart(figure) !== null,
    write: (figure: Figure): Side => ({
      figure,
      text: formatFigure(key, figure.value, figure.of),
      marks: marks.own(figure),
    }),
  };
}

/** Pairs two figures over the countries that have both. */
export function figurePairs(x: FigureKey, y: FigureKey, countries: readonly Country[]): FigurePairs {
  const both = countries.flatMap((country) => {
    const [one, other] = [country.figures[x], country.figures[y]];
    return one && other ? [{ country, one, other }] : [];
  });
  const across = sidesOf(
    x,
    both.map(({ one }) => one),
  );
  const upwards = sidesOf(
    y,
    both.map(({ other }) => other),
  );
  const pairs = both.map(({ country, one, other }): Pair => ({
    country,
    x: across.write(one),
    y: upwards.write(other),
    isApart: across.isApart(one) || upwards.isApart(other),
  }));
  const counted = pairs.filter(({ isApart }) => !isApart);
  const [xs, ys] = [counted.map((pair) => pair.x.figure.value), counted.map((pair) => pair.y.figure.value)];
  const [middleX, middleY] = [medianOfNumbers(xs), medianOfNumbers(ys)];
  const isEnough = counted.length >= fewestPairs;
  return {
    x,
    y,
    pairs,
    missing: countries.filter(({ figures }) => !figures[x] || !figures[y]),
    marks: { x: across.shared, y: upwards.shared },
    medians: isEnough && middleX !== null && middleY !== null ? { x: middleX, y: middleY } : null,
    correlation: isEnough ? spearman(xs, ys) : null,
    sources: sourcesOf(both.flatMap(({ one, other }) => [one, other])),
  };
}
