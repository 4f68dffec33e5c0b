import { AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { findCountry } from "#lib/countries/index.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";

/** The country of the registration with its guide, and how to come back to any other. */
export function SavedCountries({ slug }: { slug: string | null }) {
  const country = slug === null ? undefined : findCountry(slug);
  return (
    <Panel id="countries" title="Saved countries">
      {country ? (
        <>
          <ul className="account-rows">
            <li>
              <span className="account-country">
                <Flag iso2={country.iso2} size={32} />
                <AppLink href={`/start-business/${country.slug}`}>{`Guide to ${country.name}`}</AppLink>
              </span>
              <span>
                <small>From your registration</small>
              </span>
            </li>
          </ul>
          <p className="account-lead">
            Guides to other countries are not kept here. Each has an address that stays: a bookmark brings you
            back. <AppLink href="/start-business">All country guides</AppLink>
          </p>
        </>
      ) : (
        <EmptyState title="No country is chosen" pattern="tibeb">
          <p>
            The country of your registration stands here with its guide; you can choose one on this page.
            Every guide has an address that stays: a bookmark brings you back to it.
          </p>
          <p className="account-links">
            <AppLink href="/start-business">All country guides</AppLink>
            <AppLink href="/explore/compare">Compare countries</AppLink>
          </p>
        </EmptyState>
      )}
    </Panel>
  );
}
