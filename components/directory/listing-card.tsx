import { Moment } from "#components/page/moment.tsx";
import { AppLink, ExternalLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedContact, ShownListing } from "#lib/domains/directory/index.ts";

/**
 * The link is user-generated content: `rel` says so to search engines, and keeps `window.opener` from the linked site.
 */
const rel = "nofollow ugc noopener";

function Contact({ text, href }: ListedContact) {
  if (!href) return <bdi translate="no">{text}</bdi>;
  const inside = <bdi translate="no">{text}</bdi>;
  return href.startsWith("http") ? (
    <ExternalLink href={href} rel={rel}>
      {inside}
    </ExternalLink>
  ) : (
    <a className="link" href={href} rel={rel}>
      {inside}
    </a>
  );
}

/** One listing: name, kind, details, contacts, and the date it was listed. */
export function ListingCard({ listing }: { listing: ShownListing }) {
  const words = useWords("directory");
  const { name, kind, town, country, description, facts, contacts, listedAt } = listing;
  return (
    <li className="card listing">
      <div>
        <h3 dir="auto">{name}</h3>
        <p className="text-muted">
          {kind} · <bdi>{town}</bdi>, {country}
        </p>
      </div>
      <p dir="auto" className="listing-words">
        {description}
      </p>
      <dl className="listing-facts">
        {each(facts, ({ term, text }) => (
          <div>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words("listings.contacts")}</dt>
          {each(contacts, (contact) => (
            <dd>
              <Contact {...contact} />
            </dd>
          ))}
        </div>
      </dl>
      <p className="listing-foot">
        <span>{words.rich("listings.listedOn", { date: <Moment at={listedAt} day /> })}</span>
        <AppLink className="link" href="/contact">
          {words.rich("listings.mistakeOf", {
            name,
            hidden: srOnly,
          })}
        </AppLink>
      </p>
    </li>
  );
}
