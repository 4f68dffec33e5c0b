import type { ReactNode } from "react";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import type { AccessGrant } from "#lib/domains/portals/index.ts";

/** The member's request and the staff's answer. */
export function GrantFacts({ grant }: { grant: AccessGrant }) {
  const facts: { term: string; text: ReactNode }[] = [
    ...(grant.reason ? [{ term: "Reason given", text: grant.reason }] : []),
    ...(grant.decidedAt ? [{ term: "Decided", text: <Moment at={grant.decidedAt} day /> }] : []),
    ...(grant.networks.length
      ? [{ term: "Registered networks", text: <Networks of={grant.networks} /> }]
      : []),
    { term: "Asked", text: <Moment at={grant.requestedAt} day /> },
    ...(grant.organisation ? [{ term: "For", text: grant.organisation }] : []),
    { term: "You wrote", text: <span className="portal-words">{grant.purpose}</span> },
  ];
  return (
    <dl className="part-facts">
      {each(facts, ({ term, text }) => (
        <div>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Networks({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {each(of, (network) => (
        <li className="portal-address">{network}</li>
      ))}
    </ul>
  );
}
