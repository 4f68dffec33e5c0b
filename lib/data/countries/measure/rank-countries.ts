import { apartFrom, type Apart } from "./comparable.ts";
import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { formatFigure, partMarks } from "../words/format-figure.ts";
import { knownFigure } from "../record/known-figure.ts";
import type { Known } from "../record/open/known.ts";
import { placesOf } from "./statistics.ts";
import type { Country, Figure } from "../record/open/schema.ts";
import { sourcesOf, type UsedSource } from "../words/sources-of.ts";

export const rankingOrders = ["best", "lowest"] as const;
export type RankingOrder = (typeof rankingOrders)[number];

export type RankedRow = {
  country: Country;
  known: Known<Figure>;
  /** The formatted figure, or "No data". */
  text: string;
  /** From 1; null if there is no figure, or one that cannot be compared with the others. */
  place: number | null;
  apart: Apart | null;
  /** The marks to show beside this figure, without those that all figures share. */
  marks: string[];
};

export type FigureRanking = {
  key: FigureKey;
  better: "higher" | "lower" | null;
  /** Ranked countries first, then those whose figure is set apart, then those without a figure, by name. */
  rows: RankedRow[];
  /** Marks that every figure has. */
  marks: string[];
  sources: UsedSource[];
};

/**
 * Ranks the countries by one figure, ties by name. If one direction is better, only figures that can be compared have a
 * place. If neither is, the order is by size, and every figure that is neither old nor in doubt has a place. `lowest`
 * reverses both parts and keeps the places.
 */
export function rankCountries(
  key: FigureKey,
  countries: readonly Country[],
  order: RankingOrder = "best",
): FigureRanking {
  const { better = null } = figureKind(key);
  const having = countries.flatMap((country) => {
    const figure = country.figures[key];
    return figure ? [{ country, figure }] : [];
  });
  const figures = having.map(({ figure }) => figure);
  const marks = partMarks(figures);
  const judge = apartFrom(figures, key);
  // An order by size is no judgement, so figures of distant years may have a place; those in doubt may not.
  const whyApart = (figure: Figure) => (better || judge(figure) === "doubt" ? judge(figure) : null);
  const ordered = having.toSorted(
    better === "lower"
      ? (a, b) => a.figure.value - b.figure.value
      : (a, b) => b.figure.value - a.figure.value,
  );

  const rows = ordered.map(({ country, figure }): RankedRow => ({
    country,
    known: { fact: figure, reason: null },
    text: formatFigure(key, figure.value, figure.of),
    place: null,
    apart: whyApart(figure),
    marks: marks.own(figure),
  }));
  const judged = rows.filter(({ apart }) => apart === null);
  const places = placesOf(judged.map(({ known }) => known.fact?.value ?? Number.NaN));
  const placed = judged.map((row, index) => ({ ...row, place: places[index] ?? null }));
  const apart = rows.filter((row) => row.apart !== null);
  const missing = countries
    .filter((country) => !country.figures[key])
    .map((country): RankedRow => ({
      country,
      known: knownFigure(country, key),
      text: "No data",
      place: null,
      apart: null,
      marks: [],
    }));

  const turn = (part: RankedRow[]) => (order === "lowest" ? part.toReversed() : part);
  return {
    key,
    better,
    rows: [...turn(placed), ...turn(apart), ...missing],
    marks: marks.shared,
    sources: sourcesOf(figures),
  };
}
