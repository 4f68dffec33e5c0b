import { kindLabels, ratingInWords } from "#lib/ratings/open/words.ts";
import type { RiskLevel, Summary } from "./read-summary.ts";

const riskNames: Record<RiskLevel, string> = {
  low: "Low risk",
  moderate: "Moderate risk",
  elevated: "Elevated risk",
  high: "High risk",
};

/** The words of the link to the page of ratings: as the page is sent, and once it is known whether there are any. */
export const linkWords = {
  unknown: "Ratings by members",
  some: "Rate this country",
  none: "No ratings yet: be the first",
} as const;

/** What the strip says, part by part: "Visitors 4.25 n=12", then the words of its link, then the risk. */
export function ratingWords({ ratings, risk }: Summary): { ratings: string[]; link: string; risk?: string } {
  return {
    ratings: ratings.map((rating) => `${kindLabels[rating.kind]} ${ratingInWords(rating)}`),
    link: ratings.length > 0 ? linkWords.some : linkWords.none,
    risk: risk && `${riskNames[risk.level]} (${risk.source}; ${risk.asOf})`,
  };
}
