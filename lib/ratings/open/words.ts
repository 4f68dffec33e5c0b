import type { RatingKind } from "./keys.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

export const kindLabels: Record<RatingKind, string> = {
  visitor: "Visitors",
  investor: "Investors",
  friendliness: "Friendliness",
  ease: "Ease",
};

/** Fewer than this say little about a country. */
export const fewRatingsBelow = 5;

const decimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "4.33" */
export const averageInWords = (avg: number): string => decimals.format(avg);

/** "4.33 n=3, few ratings"; "No ratings yet" where there are none. */
export function ratingInWords({ avg, count }: { avg: number | null; count: number }): string {
  if (avg === null || count === 0) return "No ratings yet";
  const words = `${averageInWords(avg)} n=${count}`;
  return count < fewRatingsBelow ? `${words}, few ratings` : words;
}
