import { africaPart } from "#components/charts/map-parts.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import { isPilot, pilotCheckedOn, pilotState } from "#lib/data/content/pilots.ts";
import type {
  Stage,
  TimelineSection,
  MapSection,
  OnPage,
  ProgrammeSection,
} from "#lib/data/content/types.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { africaShapes, findShape } from "#lib/data/maps/project.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";

const words: Record<Stage, { text: string; tone: TagTone }> = {
  open: { text: "Open", tone: "good" },
  pilot: { text: "Pilot", tone: "info" },
  planned: { text: "Planned", tone: "neutral" },
  later: { text: "Later", tone: "neutral" },
};

/** The stage of something, in one word. */
export function StageTag({ stage }: { stage: Stage }) {
  return <Tag tone={words[stage].tone}>{words[stage].text}</Tag>;
}

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

/** Countries on the map of Africa, coloured by stage. The list beside it says the same in words. */
export function StageMap({ caption, places, ...head }: MapSection) {
  const { width, height } = africaShapes();
  return (
    <SectionFrame {...head} wide>
      <div className="stage-map">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
          <g className="stage-rest">
            <use href={africaPart("neutral")} />
            <use href={africaPart("africa")} />
          </g>
          {each(places, ({ slug, stage }) => (
            <use data-stage={stage} href={africaPart(findShape(slug)?.iso2 ?? "")} />
          ))}
        </svg>
        <ul>
          {each(places, ({ slug, text, stage }) => (
            <li>
              <h3>
                <a className="link" href={`/start-business/${slug}`}>
                  {findCountry(slug)?.name}
                </a>
              </h3>
              <StageTag stage={stage} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

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
