import { findSource } from "./sources.ts";
import { figureKind, type FigureKey } from "./open/figures.ts";
import { getFigure } from "./known-figure.ts";
import type { Country } from "./open/schema.ts";

/** A place in a published ranking, as its edition gives it. */
type Ranking = {
  key: FigureKey;
  name: string;
  source: string;
  rank: number;
  of: number | null;
  year: number;
};

const ranked: readonly FigureKey[] = [
  "corruption_perceptions",
  "ibrahim_governance",
  "human_development",
  "logistics_performance",
];

/** Where published rankings put a country; those that do not rank it are left out. */
export const rankingsOf = (country: Country): Ranking[] =>
  ranked.flatMap((key) => {
    const figure = getFigure(country, key);
    const rank = figure?.rank;
    if (!figure || rank === undefined) return [];
    const name = figureKind(key).label;
    const source = findSource(figure.source)?.title ?? figure.source;
    return [{ key, name, source, rank, of: figure.of ?? null, year: figure.year }];
  });
