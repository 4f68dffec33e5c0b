import type { ReactNode } from "react";
import { sectionTitle, type GuideSectionId } from "#lib/data/countries/words/open/guide-topics.ts";

type Props = { id: GuideSectionId; lead?: ReactNode; children: ReactNode };

/** One part of the guide with its anchor, a heading and at most one introductory sentence. */
export function GuideSection({ id, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{sectionTitle(id)}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}
