import { each } from "#components/ui/each.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import type { ReactNode } from "react";
import type { Page } from "#lib/data/content/types.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";

/**
 * The plain-language summary of a policy or legal text, its version, and the note that no lawyer has reviewed it yet.
 */
function PlainWords({ version, since, summary }: NonNullable<Page["document"]>) {
  return (
    <section className="plain-words" aria-labelledby="plain-words">
      <h2 id="plain-words">In plain words</h2>
      <ul>
        {each(summary, (item) => (
          <li>{item}</li>
        ))}
      </ul>
      <p>
        Version {version}, since <time dateTime={since}>{dateWords(since)}</time>. To be reviewed by counsel
        before launch.
      </p>
    </section>
  );
}

/** Structured data for search engines on FAQ pages. Other pages with questions get none. */
function PageJsonLd({ page }: { page: Page }) {
  const items = page.sections.flatMap((section) => (section.kind === "faq" ? section.items : []));
  if (items.length === 0 || !page.path.endsWith("/faq")) return null;
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      }}
    />
  );
}

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
