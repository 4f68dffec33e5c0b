import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { standing } from "#lib/data/content/standing.ts";
import type { StandingSection } from "#lib/data/content/types.ts";

/** The legal status of a division or programme, and who answers for it. */
export function Standing({ kind: _, ...head }: StandingSection) {
  return (
    <SectionFrame {...head}>
      <dl className="part-facts">
        {each(standing, ({ term, text }) => (
          <div>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <AppLink className="link" href="/governance#settled">
          What is decided about the group, and what is not
        </AppLink>
      </p>
    </SectionFrame>
  );
}
