import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/types.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { PageJsonLd } from "./page-json-ld.tsx";
import { PlainWords } from "./plain-words.tsx";
import { SectionView } from "./section-view.tsx";

/**
 * A page kept as a record: breadcrumbs, its one h1, a list of contents where asked for, its sections, and its end. `before`
 * stands above its contents: a figure that answers before the sections explain.
 */
export function PageView({ page, before }: { page: Page; before?: ReactNode }) {
  return (
    <>
      <Breadcrumbs path={page.path} />
      <PageHeader title={page.title} lead={page.lead} eyebrow={page.eyebrow} />
      <Container className="pb-section">
        {page.document && <PlainWords {...page.document} />}
        {before}
        {page.contents && (
          <nav aria-label="On this page" className="part-contents">
            <ul>
              {each(page.sections, ({ id, heading }) => (
                <li>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="parts">
          {each(page.sections, (section) => (
            <SectionView section={section} page={page.path} />
          ))}
        </div>
        <PageEnd {...page} />
      </Container>
      <PageJsonLd page={page} />
    </>
  );
}
