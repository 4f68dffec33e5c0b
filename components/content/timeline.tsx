import { each } from "#components/ui/each.ts";
import { isPilot, pilotCheckedOn, pilotState } from "#lib/data/content/pilot-state.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { TimelineSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { StageTag } from "./stage-tag.tsx";

/** Plans with their dates. The dots are on one line. */
export function Timeline({ entries, ...head }: TimelineSection) {
  return (
    <SectionFrame {...head} wide>
      <ol className="part-timeline">
        {each(entries, ({ when, title, text, stage }) => (
          <li data-stage={stage}>
            <p className="part-when">{when}</p>
            <h3>{title}</h3>
            <StageTag stage={stage} />
            <p>{text}</p>
            {isPilot({ when, stage }) && <p>{pilotState(dateWords(pilotCheckedOn))}</p>}
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
