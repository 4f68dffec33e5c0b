import { fill, type LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

/** Fewer ratings than this say little about a country. */
export const fewRatingsBelow = 5;

/** "4.33" */
export const averageInWords = (avg: number, locale?: string): string =>
  numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }, locale).format(avg);

/** "4.33 n=3, few ratings", or "No ratings yet". */
export function ratingInWords(
  { avg, count }: { avg: number | null; count: number },
  words: LeafWords,
): string {
  if (avg === null || count === 0) return words["ratings.none"];
  const sentence = words[count < fewRatingsBelow ? "ratings.few" : "ratings.some"];
  return fill(sentence, { average: averageInWords(avg, words.locale), number: count });
}
