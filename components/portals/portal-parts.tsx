import type { ReactNode } from "react";
import { StageTag } from "#components/content/stages.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import type { Portal } from "#lib/domains/portals/index.ts";

type Props = {
  /** The parts that are on the page, with their labels. */
  links: readonly { id: string; label: string }[];
};

/** Links to the parts of a portal that a member uses. */
export function PortalNav({ links }: Props) {
  const words = useWords("member-side");
  return (
    <nav aria-label={words("nav.label")} className="tab-list portal-nav">
      {each(links, ({ id, label }) => (
        <a href={`#${id}`}>{label}</a>
      ))}
    </nav>
  );
}

export type Part = { id: string; view: ReactNode };

/** The parts of a portal, the chosen one first. An unknown name changes nothing. */
export function PortalParts({ parts, chosen }: { parts: readonly Part[]; chosen: string | undefined }) {
  const inOrder = parts.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  return each(inOrder, ({ id, view }) =>
    id === chosen ? <div className="portal-chosen">{view}</div> : view,
  );
}

type PortalInsideProps = { portal: Portal; heading: string; lead: string };

/** The contents of a portal, each marked as open today or planned. */
export function PortalInside({ portal, heading, lead }: PortalInsideProps) {
  return (
    <SectionFrame id="inside" heading={heading} lead={lead} wide>
      <ul className="portal-inside">
        {each(portal.inside, ({ title, text, stage, next }) => (
          <li className="card" data-stage={stage}>
            <div className="portal-inside-head">
              <h3>{title}</h3>
              <StageTag stage={stage} />
            </div>
            <p>{text}</p>
            {next && isLinked(next.href) && (
              <p>
                <AppLink className="link part-next" href={next.href}>
                  {next.label}
                </AppLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
