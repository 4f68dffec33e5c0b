import { Button } from "#components/ui/button.tsx";
import { DataField } from "#components/ui/data-field.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { commentField, scaleOf } from "#lib/ratings/open/fields.ts";
import type { CommentState, OwnRating } from "#lib/ratings/index.ts";
import { scores, type RatingKind } from "#lib/ratings/open/keys.ts";
import { ratingsCall, withdrawalCall } from "#lib/ratings/open/paths.ts";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  slug: string;
  kind: RatingKind;
  /** What the member has on file; undefined where there is nothing. */
  own: OwnRating | undefined;
  /** What was typed and is not on file yet; it stands in the form instead. */
  typed: { score: number; comment: string | undefined } | undefined;
};

const stateWords: Record<NonNullable<CommentState>, string> = {
  waiting: "Your comment waits for a moderator. The score counts already.",
  shown: "Your comment is shown on this page.",
  removed: "A moderator has removed your comment. The score still counts.",
};

/** One kind to rate: a score, words if one likes, and the way to take both back. Works without script. */
export function RatingForm({ slug, kind, own, typed }: Props) {
  const words = useWords("leaf");
  const { question, low, high } = scaleOf(kind, words.locale);
  const label = words(`ratings.kind.${kind}`);
  const score = typed?.score ?? own?.score;
  const comment = typed ? typed.comment : (own?.comment ?? undefined);
  const meaning: Partial<Record<number, string>> = { 1: low, 5: high };
  return (
    <form method="post" action={ratingsCall(slug)} encType="multipart/form-data" className="card rating-form">
      <input type="hidden" name="kind" value={kind} />
      <fieldset>
        <legend>
          <strong>{label}</strong> {question}
        </legend>
        <p className="rating-ends" aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </p>
        <div className="rating-scores">
          {each(scores, (one) => (
            <label>
              <input type="radio" name="score" value={one} required defaultChecked={one === score} />
              <span>
                {one}
                {meaning[one] && <span className="sr-only">{`, ${meaning[one]}`}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Disclosure summary={comment ? "Your comment" : "Add a comment"} open={comment !== undefined}>
        <DataField field={commentField(words.locale)} id={`comment-${kind}`} defaultValue={comment} />
      </Disclosure>
      {own?.commentState && <p className="rating-state">{stateWords[own.commentState]}</p>}
      <div className="rating-buttons">
        <Button>
          {own ? "Change" : "Rate"}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
        {own && (
          <Button variant="secondary" formAction={withdrawalCall(slug)} formNoValidate>
            Withdraw<span className="sr-only">{`: ${label}`}</span>
          </Button>
        )}
      </div>
    </form>
  );
}
