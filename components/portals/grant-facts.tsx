import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import type { AccessGrant } from "#lib/portals/index.ts";
import { dateFormat } from "#lib/words/open/formats.ts";

const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** A day in words, and for machines the moment. */
export const Day = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{day.format(at)}</time>;

/** What the member wrote and what staff answered. */
export function GrantFacts({ grant }: { grant: AccessGrant }) {
  const facts: { term: string; text: ReactNode }[] = [
    ...(grant.reason ? [{ term: "Reason given", text: grant.reason }] : []),
    ...(grant.decidedAt ? [{ term: "Decided", text: <Day at={grant.decidedAt} /> }] : []),
    ...(grant.networks.length
      ? [{ term: "Registered networks", text: <Networks of={grant.networks} /> }]
      : []),
    { term: "Asked", text: <Day at={grant.requestedAt} /> },
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
