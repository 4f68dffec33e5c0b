import type { Figure } from "./schema.ts";

/** Figures more than this many years apart are shown beside each other but not judged against each other. */
const yearsApart = 2;

/** Why figures that stand side by side are not judged; null where they can be. */
export function whyNotJudged(figures: readonly Figure[]): "few" | "doubt" | "years" | null {
  if (figures.length < 2) return "few";
  if (figures.some(({ lowConfidence, review, stale }) => lowConfidence || review || stale)) return "doubt";
  const years = figures.map(({ year }) => year);
  return Math.max(...years) - Math.min(...years) > yearsApart ? "years" : null;
}
