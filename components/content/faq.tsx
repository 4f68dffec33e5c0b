import { each } from "#components/ui/each.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import type { FaqSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** Questions that expand to their answers, without script. */
export function Faq({ items, ...head }: FaqSection) {
  return (
    <SectionFrame {...head}>
      {each(items, ({ question, answer }) => (
        <Disclosure summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </SectionFrame>
  );
}
