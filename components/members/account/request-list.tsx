import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { MemberRequest } from "#lib/members/index.ts";
import { listedRows } from "#lib/members/open/limits.ts";
import { leadTypeWords } from "#lib/leads/open/lead-types.ts";
import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";

/** The enquiries that name the member's address, each with a link to its receipt. */
export function RequestList({ requests }: { requests: readonly MemberRequest[] }) {
  return (
    <Panel
      id="requests"
      title="Your requests"
      lead="Enquiries sent from this site with your e-mail address. Answers come by e-mail."
    >
      {requests.length === 0 ? (
        <EmptyState title="Nothing has been asked with your e-mail address" pattern="kente">
          <p>
            A question you send from a country guide or from the contact page stands here with its reference,
            for {leadRetentionMonths} months.
          </p>
          <p className="account-links">
            <AppLink href="/contact">Ask a question</AppLink>
            <AppLink href="/start-business">Find a country guide</AppLink>
          </p>
        </EmptyState>
      ) : (
        <ul className="account-rows">
          {each(requests, ({ reference, leadType, country, filedAt }) => (
            <li>
              <a href={`/contact/received?reference=${reference}`}>{reference}</a>
              <span>
                {leadTypeWords[leadType].label}
                <small>{country ?? "No particular country"}</small>
              </span>
              <small className="account-row-end">
                <Moment at={filedAt} day />
              </small>
            </li>
          ))}
        </ul>
      )}
      {requests.length === listedRows && (
        <p className="account-lead">
          These are the latest {listedRows}. The export of your data has all of them.
        </p>
      )}
    </Panel>
  );
}
