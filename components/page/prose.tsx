import { each } from "#components/ui/each.ts";
import type { ProseSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "./section-frame.tsx";

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
