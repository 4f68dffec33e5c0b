import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";
import { SentList } from "#components/page/sent-list.tsx";
import { useWords } from "#components/words/use-words.ts";
import { pageOfStep, type ListedStarted, type ListedSubmission } from "#lib/domains/forms/index.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
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
