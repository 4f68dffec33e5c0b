import { PageFeedback } from "#components/leads/page-feedback.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { isConfidential } from "#lib/content/confidential.ts";
import { countryPage } from "#lib/content/country-families.ts";
import { titleIn } from "#lib/content/country-titles.ts";
import { isLinked } from "#lib/content/is-linked.ts";
import { crumbsOf, findPage } from "#lib/content/pages.ts";
import { dateWords, inSentence } from "#lib/countries/guide-words.ts";
import { findCountry } from "#lib/countries/index.ts";
import type { Page } from "#lib/content/types.ts";

/** "Questions" alone would not say whose, and the name of a country not which of its pages. */
function nameOf(path: string): string {
  const crumbs = crumbsOf(path).map(({ label }) => label);
  const last = crumbs.at(-1) ?? path;
  const page = countryPage(path);
  const country = page && findCountry(page.slug);
  if (country) return titleIn(page.family, inSentence(country));
  return path.endsWith("/faq") ? crumbs.slice(-2).join(": ") : last;
}

/** What stands at the foot of every page: where to go on, whether it was useful, when it was last checked. */
export function PageEnd({ path, related, reviewedOn }: Pick<Page, "path" | "related" | "reviewedOn">) {
  const onward = related.filter((href) => findPage(href.split("#")[0] ?? "") && isLinked(href));
  return (
    <div className="page-end">
      {onward.length > 0 && (
        <nav aria-labelledby="related-title">
          <h2 id="related-title">Go on to</h2>
          <ul>
            {each(onward, (href) => (
              <li>
                <AppLink className="link" href={href}>
                  {nameOf(href)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isConfidential(path) && <PageFeedback page={path} />}
      <p>
        Reviewed on <time dateTime={reviewedOn}>{dateWords(reviewedOn)}</time>
      </p>
    </div>
  );
}
