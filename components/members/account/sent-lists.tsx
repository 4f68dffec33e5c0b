import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { SentList, SentRow } from "#components/page/sent-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRequest } from "#lib/backoffice/account/index.ts";
import { formTitle, letterName } from "#lib/data/content/form-words.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import {
  pageOfStep,
  type ListedStarted,
  type ListedSubmission,
  type ListedLetter,
} from "#lib/domains/forms/index.ts";
import { statusOf, formPath, letterPath } from "#lib/domains/forms/open/form-path.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

type Props = { begun: readonly ListedStarted[]; sent: readonly ListedSubmission[] };

/** A member's drafts, with links to continue them, and what they sent, with its status. */
export function ApplicationList({ begun, sent }: Props) {
  const words = useWords("account");
  const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" }, words.locale);
  return (
    <Panel id="applications" title={words("applications.title")} lead={words("applications.lead")}>
      {begun.length + sent.length === 0 && (
        <EmptyState title={words("applications.none")} pattern="adire">
          <p>{words("applications.noneText")}</p>
          <p className="account-links">
            <AppLink href="/forms">{words("applications.list")}</AppLink>
          </p>
        </EmptyState>
      )}
      {begun.length > 0 && (
        <ul className="account-rows">
          {each(begun, ({ form, next, isChange, expiresAt }) => (
            <li>
              <a href={pageOfStep(form, next)}>{formTitle(form, words.locale)}</a>
              <span>
                {words(isChange ? "applications.change" : "applications.begun")}
                <small>{words("applications.begunUntil", { date: day.format(expiresAt) })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {sent.length > 0 && <SentList sent={sent} />}
      {sent.length === listedRows && (
        <p className="account-lead">{words("applications.latest", { listedRows })}</p>
      )}
    </Panel>
  );
}

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

const forms = ["letter-academic", "letter-medical", "letter-vital-records"] as const;

/** The letters of a member, each with its state, and links to write a new one. */
export function Letters({ letters }: { letters: readonly ListedLetter[] }) {
  const words = useWords("account");
  const states = useWords("forms");
  const { locale } = words;
  const links = (
    <ul className="account-links">
      {each(forms, (form) => (
        <li>
          <AppLink href={formPath(form)}>{formTitle(form, locale)}</AppLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Panel id="letters" title={words("letters.title")}>
      {letters.length === 0 ? (
        <EmptyState title={words("letters.none")} pattern="adire">
          <p>{words("letters.about")}</p>
          {links}
        </EmptyState>
      ) : (
        <>
          <ul className="account-rows">
            {each(letters, ({ form, kind, state, ...one }) => (
              <SentRow {...one} state={states(`status.state.${state}`)} name={letterName(form, kind, locale)}>
                <AppLink href={letterPath(one.reference, "pdf")}>
                  {words.rich("letters.pdf", {
                    reference: one.reference,
                    hidden: srOnly,
                  })}
                </AppLink>
              </SentRow>
            ))}
          </ul>
          {letters.length === listedRows && (
            <p className="account-lead">{words("letters.latest", { listedRows })}</p>
          )}
          {links}
        </>
      )}
    </Panel>
  );
}
