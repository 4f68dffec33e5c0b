import { each } from "#components/ui/each.ts";
import { inSentence, listed, ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { riskRating, riskRule } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

/** The countries of each rating, lowest risk first, those without a rating last. */
export function RiskBands() {
  const rated = listCountries().map((country) => ({ country, rating: riskRating(country)?.rating ?? null }));
  const bands = [...riskRule.bands.map(({ rating }) => rating), null];
  const groups = bands
    .map((band) => ({ band, members: rated.filter(({ rating }) => rating === band) }))
    .filter(({ members }) => members.length > 0);
  return (
    <dl className="risk-bands">
      {each(groups, ({ band, members }) => (
        <div>
          <dt>{`${band ? ratingWords[band] : "No data"}: ${members.length}`}</dt>
          <dd>{listed(members.map(({ country }) => inSentence(country)))}</dd>
        </div>
      ))}
    </dl>
  );
}
