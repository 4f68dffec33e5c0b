import { each } from "#components/ui/each.ts";
import type { StepsSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** Steps in a fixed order, joined by a line. */
export function Steps({ steps, ...head }: StepsSection) {
  return (
    <SectionFrame {...head} wide>
      <ol className="part-steps">
        {each(steps, ({ title, text }) => (
          <li>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
