import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { isLinked } from "#lib/data/site/find-entry.ts";
import { listNotes } from "#lib/data/content/notes.ts";
import type { NotesSection, NoticeSection, OnPage } from "#lib/data/content/types.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { brand } from "#lib/platform/brand.ts";
import { env } from "#lib/platform/env.ts";

/** Dated notes, each with its own anchor. */
export function Notes({ of, ...head }: NotesSection) {
  const notes = listNotes(of);
  return (
    <SectionFrame {...head} wide>
      {each(notes, ({ id, date: day, title, paragraphs }) => (
        <article className="part-note" id={id} aria-labelledby={`${id}-title`}>
          <p className="part-when">
            <time dateTime={day}>{dateWords(day)}</time>
          </p>
          <div className="part-prose">
            <h3 id={`${id}-title`}>{title}</h3>
            {each(paragraphs, (paragraph) => (
              <p>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
      {of === "news" && (
        <JsonLd
          data={{
            "@context": "https://schema.org",
            "@graph": notes.map(({ id, date: day, title, paragraphs }) => ({
              "@type": "NewsArticle",
              headline: title,
              datePublished: day,
              articleBody: paragraphs.join("\n\n"),
              url: `${env.SITE_URL}/news#${id}`,
              publisher: { "@type": "Organization", name: brand.group },
            })),
          }}
        />
      )}
    </SectionFrame>
  );
}

/** Something the reader must know first: a notice with a heading and an anchor. */
export function Warning({ id, heading, lead, tone, paragraphs, next, page }: NoticeSection & OnPage) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Notice tone={tone}>
        <h2 id={`${id}-title`} className="text-lg">
          {heading}
        </h2>
        {lead && <p>{lead}</p>}
        {each(paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
        {next && isLinked(next.href) && (
          <p>
            <AppLink className="link part-next" href={linkOnPage(page, next.href)}>
              {next.label}
            </AppLink>
          </p>
        )}
      </Notice>
    </section>
  );
}
