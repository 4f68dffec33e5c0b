import type { ReactNode } from "react";
import { Basis } from "#components/page/basis.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { isLinked } from "#lib/data/content/is-linked.ts";
import type { HomeArgument } from "#lib/data/content/records/home.ts";

type Props = HomeArgument & {
  drawing?: ReactNode;
  /** Always shown, under the paragraph. */
  children?: ReactNode;
};

/** A part of the home page: one paragraph, one drawing, and the details folded under them. */
export function Argument({ id, heading, text, details, sources, rests = [], drawing, children }: Props) {
  return (
    <section id={id} className="argument">
      <h2>
        {heading} {rests.length > 0 && <Tag tone="caution">Target</Tag>}
      </h2>
      {drawing && <div className="argument-drawing">{drawing}</div>}
      <p>{text}</p>
      {children}
      {details && (
        <details className="disclosure disclosure-small">
          <summary>{details.name}</summary>
          <div className="disclosure-body">
            <Details {...details} />
            <Basis sources={sources} rests={rests} />
          </div>
        </details>
      )}
    </section>
  );
}

function Details(details: NonNullable<HomeArgument["details"]>) {
  if ("links" in details)
    return (
      <ul className="argument-links">
        {each(
          details.links.filter(({ href }) => isLinked(href)),
          ({ href, label }) => (
            <li>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ),
        )}
      </ul>
    );
  return (
    <dl className="argument-facts">
      {each(details.facts, ({ term, text, href }) => (
        <div>
          <dt>{href && isLinked(href) ? <AppLink href={href}>{term}</AppLink> : term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
