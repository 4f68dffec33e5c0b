import { each } from "#components/ui/each.ts";
import type { FactsSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

export function Facts({ facts, ...head }: FactsSection) {
  return (
    <SectionFrame {...head}>
      <dl className="part-facts">
        {each(facts, ({ term, text }) => (
          <div>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
