import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/external-link.tsx";
import type { QuoteSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** Quotes from documents, each with its place in the document. */
export function Quotes({ quotes, ...head }: QuoteSection) {
  return (
    <SectionFrame {...head}>
      {each(quotes, ({ text, document, place, href, year }) => (
        <figure className="part-quote">
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <ExternalLink href={href}>{document}</ExternalLink>, {place}, {year}
          </figcaption>
        </figure>
      ))}
    </SectionFrame>
  );
}
