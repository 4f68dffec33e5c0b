import { each } from "#components/ui/each.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { Portal } from "#lib/domains/portals/index.ts";

/** Who may enter, who decides, and what is stored: the facts to know before signing in. */
export function PortalFacts({ portal }: { portal: Portal }) {
  const facts: { icon: IconName; term: string; text: string }[] = [
    { icon: "people", term: "Who may enter", text: portal.whoMayEnter },
    {
      icon: "check",
      term: "Who lets you in",
      text:
        portal.access === "member"
          ? "Nobody has to. Being signed in is enough."
          : "Staff of the group, one request at a time. There is no fixed time.",
    },
    { icon: "document", term: "What is kept", text: portal.stored },
  ];
  return (
    <dl className="portal-facts">
      {each(facts, ({ icon, term, text }) => (
        <div>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
