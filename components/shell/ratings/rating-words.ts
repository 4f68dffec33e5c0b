import type { RatingKind, RiskLevel, Summary } from "./read-summary.ts";

const kindNames: Record<RatingKind, string> = {
  visitor: "Visitors",
  investor: "Investors",
  friendliness: "Friendliness",
  ease: "Ease",
};

const riskNames: Record<RiskLevel, string> = {
  low: "Low risk",
  moderate: "Moderate risk",
  elevated: "Elevated risk",
  high: "High risk",
};

/** Fewer than this say little about a country. */
const fewBelow = 5;

const average = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the strip says, part by part: "Visitors 4.25 n=12", or that nobody has rated yet. */
export function ratingWords({ ratings, risk }: Summary): { ratings: string[]; risk?: string } {
  const said = ratings.map(({ kind, avg, count }) => {
    const words = `${kindNames[kind]} ${average.format(avg)} n=${count}`;
    return count < fewBelow ? `${words}, few ratings` : words;
  });
  return {
    ratings: said.length > 0 ? said : ["No ratings yet"],
    risk: risk && `${riskNames[risk.level]} (${risk.source}; ${risk.asOf})`,
  };
}
