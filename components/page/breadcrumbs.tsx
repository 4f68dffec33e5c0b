import { AppLink } from "#components/ui/app-link.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { each } from "#components/ui/each.ts";
import { crumbsOf } from "#lib/data/content/pages.ts";
import { env } from "#lib/platform/env.ts";
import { useWords } from "#components/words/use-words.ts";

/** COEUS has its own frame: no page below it shows breadcrumbs. */
export const hidesCrumbs = (path: string): boolean => /^\/coeus(?:[/?#]|$)/.test(path);

/**
 * The path from the home page to this page, for people and for search engines. Renders nothing for a page without a
 * parent. The section that the URL hash names is added in the browser.
 */
export function Breadcrumbs({ path }: { path: string }) {
  const words = useWords("page");
  const crumbs = hidesCrumbs(path) ? [] : crumbsOf(path);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={words("breadcrumbs")} className="container-page">
      <ol className="crumbs">
        {each(crumbs, (crumb, index) => (
          <li>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <AppLink href={crumb.href}>{crumb.label}</AppLink>
            )}
          </li>
        ))}
        <Slot name="hash-crumb" as="li" />
      </ol>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: crumbs.map((crumb, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: crumb.label,
            item: new URL(crumb.href, env.SITE_URL).href,
          })),
        }}
      />
    </nav>
  );
}
