import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Hub } from "#lib/backoffice/account/index.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  /** The country chosen at registration. */
  slug: string | null;
  planned: Hub["planned"];
};

/** The countries a member has plans for and the country of their registration, each with its guide. */
export function SavedCountries({ slug, planned }: Props) {
  const words = useWords("account");
  const registered = slug === null ? undefined : findCountry(slug);
  const isPlanned = planned.some((one) => one.slug === slug);
  return (
    <Panel id="countries" title={words("countries.title")}>
      <p className="account-links">
        <AppLink href="/plan">{words("countries.plan")}</AppLink>
      </p>
      {registered || planned.length > 0 ? (
        <>
          <ul className="account-rows">
            {each(planned, ({ ticked, changedAt, ...country }) => (
              <Row country={country} status={words("countries.ticked", { count: ticked })}>
                <small className="account-row-end">
                  <Moment at={changedAt} day />
                </small>
              </Row>
            ))}
            {registered && !isPlanned && <Row country={registered} status={words("countries.registered")} />}
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

type RowProps = {
  country: Pick<Hub["planned"][number], "slug" | "iso2" | "name">;
  status: string;
  children?: ReactNode;
};

function Row({ country: { slug, iso2, name }, status, children }: RowProps) {
  const words = useWords("account");
  return (
    <li>
      <span className="account-country">
        <Flag iso2={iso2} size={32} />
        <AppLink href={`/start-business/${slug}`}>{words("countries.guide", { name })}</AppLink>
      </span>
      <span>
        <small>{status}</small>
      </span>
      {children}
    </li>
  );
}
