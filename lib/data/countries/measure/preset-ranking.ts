import { apartFrom, type Apart } from "./comparable.ts";
import type { Known } from "../record/open/known.ts";
import { partMarks } from "../words/format-figure.ts";
import { percentileRanks, placesOf } from "./statistics.ts";
import type { Ingredient, Preset } from "./presets.ts";
import type { Country, Figure } from "../record/open/schema.ts";
import { sourcesOf, type UsedSource } from "../words/sources-of.ts";

/** One ingredient of the score for one country. */
export type Part = {
  known: Known<Figure>;
  /** The formatted figure, or "No data". */
  text: string;
  /** Why the figure does not count; null if it counts or is missing. */
  apart: Apart | null;
  marks: string[];
};
export type ScoredRow = { country: Country; place: number; score: number; parts: Part[] };
export type PresetRanking = {
  preset: Preset;
  /** For each ingredient, the marks that all its figures have. */
  marks: string[][];
  /** Best first; equal scores share a place and are sorted by name. */
  rows: ScoredRow[];
  /** Countries with a missing or uncounted ingredient, by name. */
  missing: { country: Country; parts: Part[] }[];
  sources: UsedSource[];
};

const toTenth = (value: number): number => Math.round(value * 10) / 10;

function columnOf(
  { key, read, write }: Ingredient,
  countries: readonly Country[],
): { marks: string[]; parts: Part[] } {
  const found = countries.map(read);
  const figures = found.flatMap(({ fact }) => fact ?? []);
  const whyApart = apartFrom(figures, key);
  const marks = partMarks(figures);
  return {
    marks: marks.shared,
    parts: found.map((known) => ({
      known,
      text: known.fact ? write(known.fact.value) : "No data",
      apart: known.fact && whyApart(known.fact),
      marks: known.fact ? marks.own(known.fact) : [],
    })),
  };
}

const counts = ({ known, apart }: Part): boolean => known.fact !== null && apart === null;

/**
 * Ranks the countries by the mean of their percentile ranks in each ingredient, from 0 to 100 to one decimal. Only
 * countries that have every ingredient, none of them doubtful or too old to be compared, are scored and ranked against
 * each other.
 */
export function rankByPreset(preset: Preset, countries: readonly Country[]): PresetRanking {
  const columns = preset.ingredients.map((ingredient) => columnOf(ingredient, countries));
  const all = countries.map((country, index) => ({
    country,
    parts: columns.flatMap((column) => column.parts[index] ?? []),
  }));
  const whole = all.filter(({ parts }) => parts.every(counts));
  const ranks = preset.ingredients.map(({ better }, index) =>
    percentileRanks(
      whole.map(({ parts }) => parts[index]?.known.fact?.value ?? Number.NaN),
      better,
    ),
  );
  const scored = whole
    .map((row, index) => {
      const sum = ranks.reduce((total, column) => total + (column[index] ?? 0), 0);
      return { ...row, score: toTenth(sum / ranks.length) };
    })
    .toSorted((a, b) => b.score - a.score);
  const places = placesOf(scored.map(({ score }) => score));
  return {
    preset,
    marks: columns.map((column) => column.marks),
    rows: scored.map((row, index) => ({ ...row, place: places[index] ?? scored.length })),
    missing: all.filter(({ parts }) => !parts.every(counts)),
    sources: sourcesOf(all.flatMap(({ parts }) => parts.flatMap(({ known }) => known.fact ?? []))),
  };
}
