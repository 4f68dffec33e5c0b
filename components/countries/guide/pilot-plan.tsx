import { AppLink } from "#components/ui/app-link.tsx";
import { Basis } from "#components/page/basis.tsx";
import { each } from "#components/ui/each.ts";
import type { Pilot } from "#lib/data/content/pilots.ts";

/** What the group plans in its pilot country, and when, beside facts that anybody can check. */
export function PilotPlan({ pilot: { lead, stages, rests, links }, name }: { pilot: Pilot; name: string }) {
  return (
    <section id="pilot" aria-labelledby="pilot-h">
      <h2 id="pilot-h">{`What the group plans in ${name}`}</h2>
      <p className="lead">{lead}</p>
      <ul className="rows">
        {each(stages, ({ when, title, text }) => (
          <li>
            <h3>{title}</h3>
            <b>{when}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Basis rests={rests} />
      <ul className="pilot-links">
        {each(links, ({ href, label }) => (
          <li>
            <AppLink className="link" href={href}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
