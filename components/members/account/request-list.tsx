import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { MemberRequest } from "#lib/backoffice/account/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

/** The enquiries sent from the member's address, each with a link to its status and answers. */
export function RequestList({ requests }: { requests: readonly MemberRequest[] }) {
  const words = useWords("account");
  return (
    <Panel id="requests" title={words("requests.title")} lead={words("requests.lead")}>
      {requests.length === 0 ? (
        <EmptyState title={words("requests.none")} pattern="kente">
          <p>{words("requests.noneText", { leadRetentionMonths })}</p>
          <p className="account-links">
            <AppLink href="/contact">{words("requests.ask")}</AppLink>
            <AppLink href="/start-business">{words("requests.guide")}</AppLink>
          </p>
        </EmptyState>
      ) : (
        <ul className="account-rows">
          {each(requests, ({ reference, leadType, country, filedAt }) => (
            <li>
              <a href={statusOf(reference)} translate="no">
                {reference}
              </a>
              <span>
                {leadLabel(leadType, words.locale)}
                <small>{country ?? words("requests.noCountry")}</small>
              </span>
              <small className="account-row-end">
                <Moment at={filedAt} day />
              </small>
            </li>
          ))}
        </ul>
      )}
      {requests.length === listedRows && (
        <p className="account-lead">{words("requests.latest", { listedRows })}</p>
      )}
    </Panel>
  );
}
