import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ListingSearch } from "#components/page/listing-search.tsx";
import { Moment } from "#components/page/moment.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { AppLink, ExternalLink, ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import { type Directory, dashboardPath, directoryPath, listingsPath } from "#lib/data/site/directories.ts";
import type { ListedContact, ShownListing, FoundListings } from "#lib/domains/directory/index.ts";
import { listingSearch, type ListingQuery } from "#lib/domains/directory/open/listing-query.ts";
import { getListingForm } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";

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
function ListingCard({ listing }: { listing: ShownListing }) {
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

type Props = {
  directory: Directory;
  query: ListingQuery;
  /** A page of results and their total; undefined while the database is unavailable. */
  found: (FoundListings & { count: number }) | undefined;
};

/** The search of a directory with its results and the query as it was typed. */
export function ListingsPage({ directory, query, found }: Props) {
  const words = useWords("directory");
  const path = listingsPath(directory);
  return (
    <>
      <Breadcrumbs path={path} />
      <PageHeader title={words(`listings.title.${directory}`)} lead={words("listings.lead")} />
      <Container className="pb-section">
        <div className="listings">
          <div className="grid gap-6">
            {directory === "medical" && <Notice tone="caution" title={words("listings.emergency")} />}
            <ListingSearch directory={directory} query={query} />
            <p>
              <AppLink className="link" href={dashboardPath(directory)}>
                {words(`dashboard.title.${directory}`)}
              </AppLink>
            </p>
          </div>
          <section aria-labelledby="results" className="grid gap-6">
            <h2 id="results" className="text-2xl">
              {found ? words("listings.found", { count: found.count }) : words("listings.results")}
            </h2>
            {found ? <Found directory={directory} query={query} found={found} /> : <Away />}
          </section>
        </div>
        <PageEnd path={path} related={[directoryPath(directory), "/directory"]} />
      </Container>
    </>
  );
}

function Found({ directory, query, found }: Required<Props> & { found: FoundListings & { count: number } }) {
  const words = useWords("directory");
  const path = listingsPath(directory);
  const { listings, next, count } = found;
  const { after, ...search } = query;
  const hrefOf = (wanted: ListingQuery) => `${path}?${listingSearch(wanted)}` as const;
  if (count === 0) return <Nothing directory={directory} isSearch={listingSearch(search) !== ""} />;
  return (
    <>
      {listings.length === 0 && <Notice title={words("listings.past")} />}
      <ul className="listing-list">
        {each(listings, (listing) => (
          <ListingCard listing={listing} />
        ))}
      </ul>
      <p className="page-actions">
        {next && <ButtonLink href={hrefOf({ ...search, after: next })}>{words("listings.next")}</ButtonLink>}
        {after && (
          <ButtonLink href={hrefOf(search)} variant="secondary">
            {words("listings.first")}
          </ButtonLink>
        )}
        <ButtonLink href={formPath(getListingForm(directory).id)} variant="secondary">
          {words("listings.list")}
        </ButtonLink>
      </p>
    </>
  );
}

/** Shown when the directory is empty or nothing matches: how to list something, and where to look instead. */
function Nothing({ directory, isSearch }: { directory: Directory; isSearch: boolean }) {
  const words = useWords("directory");
  return (
    <>
      <Notice title={words(isSearch ? "listings.noMatch" : "listings.none")}>
        <p>{words(isSearch ? "listings.noMatchText" : "listings.noneText")}</p>
      </Notice>
      <p className="page-actions">
        <ButtonLink href={formPath(getListingForm(directory).id)}>{words("listings.list")}</ButtonLink>
        {isSearch && (
          <ButtonLink href={listingsPath(directory)} variant="secondary">
            {words("listings.all")}
          </ButtonLink>
        )}
        <ButtonLink href={directoryPath(directory)} variant="secondary">
          {words("listings.today")}
        </ButtonLink>
      </p>
    </>
  );
}

function Away() {
  const words = useWords("directory");
  return (
    <Notice tone="caution" title={words("listings.away")}>
      <p>{words("listings.awayText")}</p>
    </Notice>
  );
}
