import { AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { findCountry } from "#lib/countries/index.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

/** The country of the registration with its guide, and how to come back to any other. */
export function SavedCountries({ slug }: { slug: string | null }) {
  const words = useWords("account");
  const country = slug === null ? undefined : findCountry(slug);
  return (
    <Panel id="countries" title={words("countries.title")}>
      <p className="account-links">
        <AppLink href="/plan">{words("countries.plan")}</AppLink>
      </p>
      {country ? (
        <>
          <ul className="account-rows">
            <li>
              <span className="account-country">
                <Flag iso2={country.iso2} size={32} />
                <AppLink href={`/start-business/${country.slug}`}>
                  {words("countries.guide", { name: country.name })}
                </AppLink>
              </span>
              <span>
                <small>{words("countries.registered")}</small>
              </span>
            </li>
          </ul>
          <p className="account-lead">
            {words.rich("countries.others", {
              link: (inside) => <AppLink href="/start-business">{inside}</AppLink>,
            })}
          </p>
        </>
      ) : (
        <EmptyState title={words("countries.none")} pattern="tibeb">
          <p>{words("countries.noneText")}</p>
          <p className="account-links">
            <AppLink href="/start-business">{words("countries.all")}</AppLink>
            <AppLink href="/explore/compare">{words("countries.compare")}</AppLink>
          </p>
        </EmptyState>
      )}
    </Panel>
  );
}
