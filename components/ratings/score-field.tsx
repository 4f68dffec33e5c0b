import { each } from "#components/ui/each.ts";
import { FieldError } from "#components/ui/controls.tsx";
import { useFieldWords } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { controlId } from "#lib/domains/fields/open/drawn-field.ts";
import { scaleOf, scoreField } from "#lib/domains/ratings/shared/fields.ts";
import { scores, type RatingKind } from "#lib/domains/ratings/open/keys.ts";

type Props = { kind: RatingKind; chosen: string | undefined; error: string | undefined };

/** The scores of one kind side by side, under its question, with the meanings of the first and last. */
export function ScoreField({ kind, chosen, error }: Props) {
  const words = useWords("leaf");
  const said = useFieldWords();
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
      <FieldError id={id} error={error} said={said} />
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
