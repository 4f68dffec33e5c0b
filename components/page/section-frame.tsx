import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import type { ClaimId } from "#lib/data/content/claims.ts";
import type { ProseSection } from "#lib/data/content/types.ts";
import type { CitedSource } from "#lib/data/countries/record/open/cited-source.ts";
import { Basis } from "./basis.tsx";

type Props = {
  id: string;
  heading: string;
  lead?: string;
  sources?: readonly CitedSource[];
  rests?: readonly ClaimId[];
  /** Shown under the heading: a stage, whom it is for. */
  aside?: ReactNode;
  /** The body takes the whole width, under the heading instead of beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** Heading and body of a section: side by side on wide screens, one above the other on small ones. */
export function SectionFrame({ id, heading, lead, sources, rests, aside, wide = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={wide ? "part part-wide" : "part"}>
      <div className="part-head">
        <h2 id={`${id}-title`}>{heading}</h2>
        {aside}
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      <div className="part-body">
        {children}
        <Basis sources={sources} rests={rests} />
      </div>
    </section>
  );
}

/** Running text. */
export function Prose({ paragraphs, ...head }: ProseSection) {
  return (
    <SectionFrame {...head}>
      <div className="part-prose">
        {each(paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
      </div>
    </SectionFrame>
  );
}
