import { whyNotJudged, type ComparisonRow } from "#lib/data/countries/index.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";

const and = listFormat({ type: "conjunction" });

/** "Ghana, Kenya and Togo" */
export const listed = (names: readonly string[]): string => and.format(names);

/** What is missing before there is something to compare; null when there is enough. */
export function missingWords(names: readonly string[]): string | null {
  const [only, ...more] = names;
  if (only === undefined) return "Choose two to four countries to see them side by side.";
  return more.length === 0 ? `${only} is chosen. Choose at least one more country to compare it with.` : null;
}

/** The countries left out because four are compared at most; null when none was. */
export const leftWords = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `Four countries are compared at most. Not shown: ${listed(names)}.`;

/** A name in the URL that matches no country. */
export const unknownWords = (value: string): string =>
  `“${value}” is not a country of this site and was left out.`;

/** How many rows the "only what differs" filter has removed. */
export function leftOutWords(left: number): string {
  if (left === 0) return "The countries differ in every row, so none was left out.";
  return left === 1
    ? "One row was left out: all read the same in it, or at most one is known."
    : `${left} rows were left out: all read the same in them, or at most one is known.`;
}

const notJudged = {
  few: "Only one has a figure.",
  doubt: "Not judged: a figure is old or doubtful.",
  years: "The years lie too far apart.",
} as const;

/** How far apart the figures of a row are, or why that cannot be said. Their years are shown beside them. */
export function spreadWords({ key, spread, cells }: Pick<ComparisonRow, "key" | "spread" | "cells">): string {
  if (spread) return spread;
  const figures = cells.flatMap(({ known }) => known.fact ?? []);
  const why = whyNotJudged(figures, key);
  if (why) return notJudged[why];
  return figures.every(({ value }) => value > 0) ? "Little difference." : "No ratio across zero.";
}
