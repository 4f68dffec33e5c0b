import { FormFields } from "#components/forms/form-fields.tsx";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/controls.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { useFieldWords } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import { controlId, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { CommentState, OwnRating, WaitingRating } from "#lib/domains/ratings/index.ts";
import { ratingsCall, withdrawalCall, signInForRatings } from "#lib/domains/ratings/open/paths.ts";
import { scores, type RatingKind, ratingKinds, waitingMinutes } from "#lib/domains/ratings/open/ratings.ts";
import { scaleOf, scoreField, commentField, kindField } from "#lib/domains/ratings/shared/fields.ts";

type ScoreFieldProps = { kind: RatingKind; chosen: string | undefined; error: string | undefined };

/** The scores of one kind side by side, under its question, with the meanings of the first and last. */
function ScoreField({ kind, chosen, error }: ScoreFieldProps) {
  const words = useWords("leaf");
  const fieldWords = useFieldWords();
  const { question, low, high } = scaleOf(kind, words.locale);
  const meaning: Partial<Record<number, string>> = { 1: low, 5: high };
  const id = controlId(kind, scoreField.name);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        <strong>{words(`ratings.kind.${kind}`)}</strong> {question}
      </legend>
      <FieldError id={id} error={error} fieldWords={fieldWords} />
      <p className="rating-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      <div className="rating-scores">
        {each(scores, (one, at) => (
          <label>
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={scoreField.name}
              value={one}
              required
              defaultChecked={String(one) === chosen}
            />
            <span>
              {one}
              {meaning[one] && <span className="sr-only">{`, ${meaning[one]}`}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Given = { score: number; comment: string | null | undefined };

type RatingFormProps = {
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
function RatingForm({ slug, kind, own, waiting, state }: RatingFormProps) {
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

type Props = {
  slug: string;
  isMember: boolean;
  own: readonly OwnRating[];
  /** Ratings of this country that are stored in this browser and not yet filed. */
  waiting: readonly WaitingRating[];
  /** The rejected rating of this country, if any. */
  state: FormState | undefined;
};

/** The four forms, filled with the filed rating or with what was typed before. */
export function RateIt({ slug, isMember, own, waiting, state }: Props) {
  const refused = ratingKinds.find((kind) => kind === state?.typed[kindField.name]?.[0]);
  return (
    <Section
      id="rate"
      title={isMember ? "Your ratings" : "Rate it"}
      lead="One score of each kind, as you know the country. Rate only what you can judge."
    >
      <HowToFile slug={slug} isMember={isMember} isWaiting={waiting.length > 0} />
      {!refused && <FaultSummary state={state} />}
      <div className="rating-grid">
        {each(ratingKinds, (kind) => (
          <RatingForm
            slug={slug}
            kind={kind}
            own={own.find((one) => one.kind === kind)}
            waiting={waiting.find((one) => one.kind === kind)}
            state={kind === refused ? state : undefined}
          />
        ))}
      </div>
    </Section>
  );
}

function HowToFile({ slug, isMember, isWaiting }: { slug: string; isMember: boolean; isWaiting: boolean }) {
  if (isMember && !isWaiting) return null;
  if (isMember)
    return (
      <Notice tone="caution" title="Not filed yet">
        <p>
          What you chose before you signed in could not be filed: you may have rated very often in a short
          time. It stands below; send it again.
        </p>
      </Notice>
    );
  return (
    <Notice
      tone={isWaiting ? "caution" : "info"}
      title={isWaiting ? "Not filed yet" : "You will be asked to sign in"}
    >
      <p>
        {isWaiting
          ? "What you chose waits in this browser and stands below. It is filed once you have signed in."
          : `Ratings are those of members. What you choose and write below waits in this browser for ${waitingMinutes} minutes, and is filed once you have signed in.`}{" "}
        <AppLink href={signInForRatings(slug)}>Sign in</AppLink>
      </p>
    </Notice>
  );
}
