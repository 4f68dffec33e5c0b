import { useWords } from "#components/words/use-words.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { introduce } from "#lib/data/content/form-words.ts";

/** How long a form takes, who decides on it, and when to expect an answer. */
export function FormTerms({ form }: { form: FormDefinition }) {
  const words = useWords("forms");
  const { decides } = introduce(form, words.locale);
  return (
    <dl className="part-facts">
      <div>
        <dt>{words("start.time")}</dt>
        <dd>{words("start.minutes", { minutes: form.minutes })}</dd>
      </div>
      {form.workingDays !== undefined && (
        <div>
          <dt>{words("start.answer")}</dt>
          <dd>{words("start.days", { days: form.workingDays })}</dd>
        </div>
      )}
      <div>
        <dt>{words("start.decides")}</dt>
        <dd>{decides}</dd>
      </div>
    </dl>
  );
}
