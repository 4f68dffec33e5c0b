import { whyNotJudged, type ComparisonRow } from "#lib/countries/index.ts";
import { listFormat } from "#lib/words/open/formats.ts";

const and = listFormat({ type: "conjunction" });

/** "Ghana, Kenya and Togo" */
export const listed = (names: readonly string[]): string => and.format(names);

/** What is still missing before there is something to compare; null when there is enough. */
export function missingWords(names: readonly string[]): string | null {
  const [only, ...more] = names;
  if (only === undefined) return "Choose two to four countries to see them side by side.";
  return more.length === 0 ? `${only} is chosen. Choose at least one more country to compare it with.` : null;
}

/** What was left out because four are compared at most; null when nothing was. */
export const leftWords = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `Four countries are compared at most. Not shown: ${listed(names)}.`;

/** A name in the address that no country has. */
export const unknownWords = (value: string): string =>
  `“${value}” is not a country of this site and was left out.`;

const notJudged = {
  few: "Only one has a figure.",
  doubt: "Not judged: a figure is old or doubtful.",
  years: "The years lie too far apart.",
} as const;

/** How far the figures of a row lie apart, or why that cannot be said. */
export function spreadWords({ key, spread, cells }: Pick<ComparisonRow, "key" | "spread" | "cells">): string {
  const figures = cells.flatMap(({ known }) => known.fact ?? []);
  if (spread) return `${listed([...new Set(figures.map(({ year }) => String(year)).sort())])}: ${spread}`;
  const why = whyNotJudged(figures, key);
  if (why) return notJudged[why];
  return figures.every(({ value }) => value > 0) ? "Little difference." : "No ratio across zero.";
}
