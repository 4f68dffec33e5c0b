import { each } from "#components/ui/each.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import type { ReactNode } from "react";
import type { Page } from "#lib/data/content/types.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { PageJsonLd } from "./page-json-ld.tsx";
import { PlainWords } from "./plain-words.tsx";
import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";

type Props = {
  page: Page;
  /** Content of another domain, rendered before the sections. */
  before?: ReactNode;
  /** The sections. */
  children: ReactNode;
};

/**
 * The frame of a page that is stored as a record: breadcrumbs, its only h1, the table of contents, the end of the page.
 */
export function PageFrame({ page, before, children }: Props) {
  return (
    <>
      <Breadcrumbs path={page.path} />
      <PageHeader
        title={page.title}
        lead={page.lead}
        eyebrow={page.eyebrow}
        art={<SignArt {...signOfPage(page.path)} />}
      />
      {before}
      <Container className="pb-section">
        {page.document && <PlainWords {...page.document} />}
        {page.contents && (
          <nav aria-label="On this page" className="part-contents">
            <details>
              <summary>On this page</summary>
            </details>
            <ul>
              {each(page.sections, ({ id, heading }) => (
                <li>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="parts">{children}</div>
        <PageEnd {...page} />
      </Container>
      <PageJsonLd page={page} />
    </>
  );
}
