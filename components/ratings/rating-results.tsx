import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { KindRating, ShownComment } from "#lib/domains/ratings/index.ts";
import { scores, type RatingKind, listedComments } from "#lib/domains/ratings/open/ratings.ts";
import { averageInWords, fewRatingsBelow } from "#lib/domains/ratings/open/words.ts";
import { scaleOf } from "#lib/domains/ratings/shared/fields.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

type ScoreTableProps = {
  kind: RatingKind;
  /** How many ratings gave 1, 2, 3, 4 and 5. */
  given: readonly number[];
};

/** How often each score was given, highest score first: a number, and a bar that is only visual. */
function ScoreTable({ kind, given }: ScoreTableProps) {
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

/** One kind of rating: its average, the number of ratings, and the distribution of scores. */
export function KindResult({ kind, rating }: { kind: RatingKind; rating: KindRating }) {
  const words = useWords("leaf");
  return (
    <section aria-labelledby={`${kind}-title`} className="card rating-kind">
      <h3 id={`${kind}-title`}>{words(`ratings.kind.${kind}`)}</h3>
      <p className="rating-question">{scaleOf(kind, words.locale).question}</p>
      {rating.avg === null ? (
        <p className="rating-none">{words("ratings.none")}</p>
      ) : (
        <>
          <p className="rating-average">
            <strong>{averageInWords(rating.avg, words.locale)}</strong> of 5{" "}
            <span>{`n=${rating.count}`}</span>{" "}
            {rating.count < fewRatingsBelow && <Tag tone="caution">few ratings</Tag>}
          </p>
          <ScoreTable kind={kind} given={rating.scores} />
        </>
      )}
    </section>
  );
}

type Props = { slug: string; comments: readonly ShownComment[] };

/** Published comments, newest first. A moderator sees a button beside each. */
export function CommentList({ slug, comments }: Props) {
  const leafWords = useWords("leaf");
  if (comments.length === 0)
    return <p className="rating-none">None yet. A comment stands here once a moderator has read it.</p>;
  return (
    <>
      <ol className="rating-comments">
        {each(comments, ({ kind, score, words, month, id }) => (
          <li className="card">
            <p>
              <strong>{`${leafWords(`ratings.kind.${kind}`)}: ${score} of 5`}</strong>{" "}
              <time dateTime={month}>{dateWords(month)}</time>
            </p>
            <blockquote dir="auto">{words}</blockquote>
            {id && <Remove slug={slug} id={id} />}
          </li>
        ))}
      </ol>
      {comments.length === listedComments && (
        <p className="rating-none">{`These are the newest ${listedComments}.`}</p>
      )}
    </>
  );
}

function Remove({ slug, id }: { slug: string; id: string }) {
  return (
    <form method="post" action="/api/admin/moderation">
      <input type="hidden" name="about" value="rating" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="country" value={slug} />
      <Button variant="danger" name="decision" value="remove">
        Remove<span className="sr-only"> this comment</span>
      </Button>
    </form>
  );
}
