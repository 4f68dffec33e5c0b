import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { isLinked } from "#lib/data/content/is-linked.ts";
import type { NoticeSection, OnPage } from "#lib/data/content/types.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";

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
