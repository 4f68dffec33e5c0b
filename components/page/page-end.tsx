import { FieldView } from "#components/forms/field-view.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { useFieldWords } from "#components/ui/field.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { useWords } from "#components/words/use-words.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import { pageTitle, findPage } from "#lib/data/content/pages.ts";
import type { Page } from "#lib/data/content/types.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { missingField, usefulField } from "#lib/domains/leads/open/page-feedback.ts";

/**
 * Was this page useful? A plain form; each answer is filed for the page. Once the script of the page's foot has loaded,
 * it shows the thanks in the slot instead of leaving the page (start-page-feedback.ts).
 */
export function PageFeedback({ page }: { page: string }) {
  const words = useWords("page");
  const fieldWords = useFieldWords();
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
      {missing && (
        <FieldView
          field={{ ...missing, kind: "text" }}
          prefix="feedback"
          typed={{}}
          fieldWords={fieldWords}
        />
      )}
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

type Props = Pick<Page, "path"> &
  Partial<Pick<Page, "reviewedOn">> & {
    related?: readonly PageHref[];
    /** Replaces the day of a review: how fresh the facts of the page are, part by part. */
    checked?: string;
  };

/**
 * The end of every page: where to go next, whether it was useful, when it was last checked. Only the question where the
 * page itself says the rest.
 */
export function PageEnd({ path, related = [], reviewedOn, checked }: Props) {
  const words = useWords("page");
  const onward = related.filter((href) => findPage(href.split("#")[0] ?? "") && isLinked(href));
  return (
    <div className="page-end">
      {onward.length > 0 && (
        <nav aria-labelledby="related-title">
          <h2 id="related-title">{words("end.related")}</h2>
          <ul>
            {each(onward, (href) => (
              <li>
                <AppLink className="link" href={linkOnPage(path, href)}>
                  {pageTitle(href)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isConfidential(path) && <PageFeedback page={path} />}
      {checked && <p>{checked}</p>}
      {reviewedOn && (
        <p>
          {words.rich("end.reviewed", { day: <time dateTime={reviewedOn}>{dateWords(reviewedOn)}</time> })}
        </p>
      )}
    </div>
  );
}
