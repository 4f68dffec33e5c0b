import type { ProseSection } from "#lib/content/types.ts";
import { SectionFrame } from "./section-frame.tsx";

/** Running text. */
export function Prose({ paragraphs, ...head }: ProseSection) {
  return (
    <SectionFrame {...head}>
      <div className="part-prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SectionFrame>
  );
}
