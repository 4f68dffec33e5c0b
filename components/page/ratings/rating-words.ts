import { ratingInWords } from "#lib/domains/ratings/open/words.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import type { Summary } from "./read-summary.ts";

/** The text of the strip, part by part: "Visitors 4.25 n=12", then the text of its link, then the risk. */
export function ratingWords(
  { ratings, risk }: Summary,
  words: LeafWords,
): { ratings: string[]; link: string; risk?: string | undefined } {
  return {
    ratings: ratings.map((rating) =>
      fill(words["ratings.of"], {
        kind: words[`ratings.kind.${rating.kind}`],
        rating: ratingInWords(rating, words),
      }),
    ),
    link: words[ratings.length > 0 ? "ratings.rate" : "ratings.first"],
    risk: risk && fill(words[`ratings.risk.${risk.level}`], { source: risk.source, year: risk.asOf }),
  };
}
