import { PageFeedback } from "#components/page/page-feedback.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import { isLinked } from "#lib/data/content/is-linked.ts";
import { pageTitle } from "#lib/data/content/page-title.ts";
import { findPage } from "#lib/data/content/pages.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { Page } from "#lib/data/content/types.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import type { PageHref } from "#lib/data/site/paths.ts";

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
