import { each } from "#components/ui/each.ts";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { brand } from "#lib/platform/brand.ts";
import { listNotes } from "#lib/data/content/notes.ts";
import type { NotesSection } from "#lib/data/content/types.ts";
import { env } from "#lib/platform/env.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";

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
