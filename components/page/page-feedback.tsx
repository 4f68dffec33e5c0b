import { Button } from "#components/ui/button.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { FieldView } from "#components/forms/field-view.tsx";
import { each } from "#components/ui/each.ts";
import { useFieldWords } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { missingField, usefulField } from "#lib/domains/leads/open/page-feedback.ts";

/**
 * Was this page useful? A plain form; each answer is filed for the page. Once the script of the page's foot has loaded,
 * it shows the thanks in the slot instead of leaving the page (start-page-feedback.ts).
 */
export function PageFeedback({ page }: { page: string }) {
  const words = useWords("page");
  const said = useFieldWords();
  const [missing, useful] = drawFields([missingField, usefulField], words.locale);
  return (
    <form
      key={page} // what was said of one page is not shown under the next
      action="/api/page-feedback"
      method="post"
      encType="multipart/form-data"
      className="page-feedback"
      suppressHydrationWarning // it may be answered before React loads
    >
      <h2>{words("feedback.title")}</h2>
      <input type="hidden" name="page" value={page} />
      {missing && <FieldView field={{ ...missing, kind: "text" }} prefix="feedback" typed={{}} said={said} />}
      <div className="page-feedback-answers">
        {each(useful?.options ?? [], ({ value, label }) => (
          <Button variant="secondary" name={usefulField.name} value={value}>
            {label}
          </Button>
        ))}
        <Slot name="feedback" as="p" role="status" />
      </div>
    </form>
  );
}
