import { each } from "#components/ui/each.ts";
import { scaleOf } from "#lib/domains/ratings/shared/fields.ts";
import { scores, type RatingKind } from "#lib/domains/ratings/open/keys.ts";
import { useWords } from "#components/words/use-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

type Props = {
  kind: RatingKind;
  /** How many ratings gave 1, 2, 3, 4 and 5. */
  given: readonly number[];
};

/** How often each score was given, highest score first: a number, and a bar that is only visual. */
export function ScoreTable({ kind, given }: Props) {
  const words = useWords("leaf");
  const count = numberFormat({}, words.locale);
  const most = Math.max(...given);
  const { low, high } = scaleOf(kind, words.locale);
  const meaning: Partial<Record<number, string>> = { 1: low, 5: high };
  return (
    <table className="score-table">
      <caption className="sr-only">{`How often each score was given: ${words(`ratings.kind.${kind}`)}`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Ratings</th>
        </tr>
      </thead>
      <tbody>
        {each(scores.toReversed(), (score) => {
          const times = given[score - 1] ?? 0;
          return (
            <tr>
              <th scope="row">
                {score} {meaning[score] && <small>{meaning[score]}</small>}
              </th>
              <td>
                <div>
                  <svg aria-hidden="true">
                    <rect width={`${(times / most) * 100}%`} height="100%" />
                  </svg>
                  {count.format(times)}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
