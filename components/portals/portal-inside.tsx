import { SectionFrame } from "#components/page/section-frame.tsx";
import { StageTag } from "#components/content/stages.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { isLinked } from "#lib/data/content/is-linked.ts";
import type { Portal } from "#lib/domains/portals/index.ts";

type Props = { portal: Portal; heading: string; lead: string };

/** The contents of a portal, each marked as open today or planned. */
export function PortalInside({ portal, heading, lead }: Props) {
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
