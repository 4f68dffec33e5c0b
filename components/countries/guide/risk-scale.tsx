import { each } from "#components/ui/each.ts";
import { ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { riskRule, type RiskRating } from "#lib/data/countries/index.ts";

/** The bands of the rule on a line from 0 to 100, and the position of the score. */
export function RiskScale({ rating, score }: Pick<RiskRating, "rating" | "score">) {
  return (
    <svg
      role="img"
      aria-label={`${ratingWords[rating]}: ${score} on a scale from 0 to 100, where 100 is best`}
    >
      {each(riskRule.bands, (band) => (
        <rect
          className={band.rating === rating ? "here" : undefined}
          x={`${band.from}%`}
          width={`${band.to - band.from - bandGap}%`}
        />
      ))}
      {each(riskRule.bands, (band) => (
        <text x={`${band.from}%`} y="46">
          {ratingWords[band.rating]}
        </text>
      ))}
      <line x1={`${score}%`} x2={`${score}%`} y2="28" />
    </svg>
  );
}

const bandGap = 0.5;
