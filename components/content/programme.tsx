import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import type { OnPage, ProgrammeSection } from "#lib/data/content/types.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { StageTag } from "./stage-tag.tsx";

/** One programme: what it is, who it is for, how to take part, its stage, and the next step. */
export function Programme({
  stage,
  paragraphs,
  forWhom,
  takePart,
  next,
  page,
  ...head
}: ProgrammeSection & OnPage) {
  return (
    <SectionFrame
      {...head}
      aside={
        <div className="part-aside">
          <StageTag stage={stage} />
          <p>
            <span className="font-semibold text-ink">For whom</span>
            <br />
            {forWhom}
          </p>
        </div>
      }
    >
      <div className="part-prose">
        {each(paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
        <h3>How to take part</h3>
        <ul>
          {each(takePart, (item) => (
            <li>{item}</li>
          ))}
        </ul>
        <p>
          <AppLink className="link part-next" href={linkOnPage(page, next.href)}>
            {next.label}
            <span className="sr-only">: {head.heading}</span>
          </AppLink>
        </p>
      </div>
    </SectionFrame>
  );
}
