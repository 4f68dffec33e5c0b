import { FormFields } from "#components/forms/form-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { commentField, kindField, scoreField } from "#lib/domains/ratings/shared/fields.ts";
import type { CommentState, OwnRating } from "#lib/domains/ratings/index.ts";
import type { RatingKind } from "#lib/domains/ratings/open/keys.ts";
import { ratingsCall, withdrawalCall } from "#lib/domains/ratings/open/paths.ts";
import { useWords } from "#components/words/use-words.ts";
import { ScoreField } from "./score-field.tsx";

type Given = { score: number; comment: string | null | undefined };

type Props = {
  slug: string;
  kind: RatingKind;
  /** The member's filed rating; undefined when there is none. */
  own: OwnRating | undefined;
  /** What was typed and is not filed yet. The form shows it instead of `own`. */
  waiting: Given | undefined;
  /** What was sent and rejected. The form shows it instead of `own` and `waiting`. */
  state: FormState | undefined;
};

const stateWords: Record<NonNullable<CommentState>, string> = {
  waiting: "Your comment waits for a moderator. The score counts already.",
  shown: "Your comment is shown on this page.",
  removed: "A moderator has removed your comment. The score still counts.",
};

const typedOf = ({ score, comment }: Given): Typed => ({
  [scoreField.name]: [String(score)],
  [commentField.name]: comment ? [comment] : [],
});

/** Rates one kind: a score, an optional comment, and a button that withdraws both. It works without script. */
export function RatingForm({ slug, kind, own, waiting, state }: Props) {
  const leaf = useWords("leaf");
  const words = useWords("fields").pick("problem", "error", "optional");
  const label = leaf(`ratings.kind.${kind}`);
  const given = waiting ?? own;
  const typed = state?.typed ?? (given ? typedOf(given) : {});
  const faults = state?.faults ?? {};
  const comment = typed[commentField.name]?.[0];
  return (
    <form method="post" action={ratingsCall(slug)} encType="multipart/form-data" className="card rating-form">
      <input type="hidden" name={kindField.name} value={kind} />
      <FormFields
        fields={drawFields([scoreField, commentField], leaf.locale)}
        prefix={kind}
        typed={typed}
        faults={faults}
        words={words}
        instead={({ name, path }, drawn) =>
          name === scoreField.name ? (
            <ScoreField kind={kind} chosen={typed[name]?.[0]} error={faults[path]} />
          ) : (
            <Disclosure summary={comment ? "Your comment" : "Add a comment"} open={Boolean(comment)}>
              {drawn}
            </Disclosure>
          )
        }
      />
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
