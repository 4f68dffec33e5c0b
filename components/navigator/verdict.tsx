import { FaultSummary } from "#components/forms/plain-form.tsx";
import { FieldView } from "#components/forms/field-view.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { useFieldWords } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import type { AskedQuestion } from "#lib/domains/navigator/open/answer.ts";
import { rightField, wordsField } from "#lib/domains/navigator/open/verdict-fields.ts";
import { Carried } from "./carried.tsx";

type Props = {
  asked: AskedQuestion;
  /** The verdict that was just given. */
  was?: "yes" | "no" | undefined;
  /** The rejected verdict, if any. */
  state?: FormState | undefined;
};

/** Asks whether the answer was right: two buttons and a comment, filed for the staff who maintain the facts. */
export function Verdict({ asked, was, state }: Props) {
  const words = useWords("navigator-page");
  const fieldWords = useFieldWords();
  const [field, right] = drawFields([wordsField, rightField], words.locale);
  return (
    <section id="verdict" aria-labelledby="verdict-title" className="answer-verdict">
      <h2 id="verdict-title">{words("verdict.title")}</h2>
      {was ? (
        <Notice tone="good" title={words("verdict.thanks")}>
          <p>{words(was === "yes" ? "verdict.wasYes" : "verdict.wasNo")}</p>
        </Notice>
      ) : (
        <form
          action="/api/navigator/verdict"
          method="post"
          encType="multipart/form-data"
          className="answer-form"
        >
          <FaultSummary state={state} />
          <Carried asked={asked} />
          {field && (
            <FieldView
              field={field}
              prefix="verdict"
              typed={state?.typed ?? {}}
              error={state?.faults[field.name]}
              fieldWords={fieldWords}
            />
          )}
          <div className="answer-buttons">
            {each(right?.options ?? [], ({ value, label }) => (
              <Button variant="secondary" name={rightField.name} value={value}>
                {label}
              </Button>
            ))}
          </div>
          <p>{words("verdict.kept")}</p>
        </form>
      )}
    </section>
  );
}
