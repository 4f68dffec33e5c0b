import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { MailRead } from "#lib/backoffice/admin/index.ts";
import type { MailQuery } from "#lib/backoffice/admin/open/queries.ts";
import { mailCall, mailPath } from "#lib/backoffice/admin/open/paths.ts";
import { mailStates } from "#lib/services/mail/open/mail-states.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { DeskFrame } from "../desk-frame.tsx";
import { Span } from "./span.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  query: MailQuery;
  /** Undefined while the database is unavailable. */
  read: MailRead | undefined;
  isDone: boolean;
  state: FormState | undefined;
};

/** The outbox: what is waiting, what failed, what was sent, without the text of messages and without full addresses. */
export function MailPage({ member, query, read, isDone, state }: Props) {
  const words = useWords("admin");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={mailPath}
      title={words("mail.title")}
      lead={words("mail.about")}
      done={isDone ? words("mail.done") : undefined}
      state={state}
    >
      {read ? <Outbox query={query} read={read} /> : <AwayNotice />}
    </DeskFrame>
  );
}

function Outbox({ query, read: { mails, next, counts } }: { query: MailQuery; read: MailRead }) {
  const words = useWords("admin");
  return (
    <>
      <nav aria-label={words("mail.states")} className="tab-list">
        {each(mailStates, (state) => (
          <a href={`${mailPath}?state=${state}`} aria-current={state === query.state ? "page" : undefined}>
            {words(`mail.state.${state}`)} <span className="desk-count">{counts[state]}</span>
          </a>
        ))}
      </nav>
      {query.state === "waiting" && (
        <p>
          {counts.due > 0
            ? words.rich("mail.lag", { count: counts.due, span: <Span seconds={counts.lagSeconds} /> })
            : words("mail.noLag")}{" "}
          {counts.old > 0 && words("mail.old", { count: counts.old })}
        </p>
      )}
      {mails.length > 0 ? (
        <ul className="account-rows admin-entries">
          {each(mails, (mail) => (
            <Row mail={mail} />
          ))}
        </ul>
      ) : (
        <EmptyState title={words("empty")} pattern="adire">
          <p>{words(`mail.none.${query.state}`)}</p>
        </EmptyState>
      )}
      {(next || query.after) && (
        <p className="page-actions">
          {next && (
            <ButtonLink href={`${mailPath}?state=${query.state}&after=${next}`}>{words("next")}</ButtonLink>
          )}
          {query.after && (
            <ButtonLink variant="secondary" href={`${mailPath}?state=${query.state}`}>
              {words("first")}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

function Row({ mail }: { mail: MailRead["mails"][number] }) {
  const words = useWords("admin");
  const { kind, to, tries, state, createdAt, nextTryAt, expiresAt, sentAt, failedAt, lastFault } = mail;
  const isKind = words.has(`mail.kind.${kind}`);
  return (
    <li>
      <div>
        <strong>{isKind ? words(`mail.kind.${kind}` as "mail.kind.code") : kind}</strong>
        <small>
          {to ? words("mail.to", { to }) : words("mail.wiped")} ·{" "}
          {words.rich("mail.made", { moment: <Moment at={createdAt} /> })}
        </small>
      </div>
      <div>
        <small>{words("mail.tries", { tries })}</small>
        {lastFault && <small>{words("mail.fault", { lastFault })}</small>}
        {state === "waiting" && (
          <small>{words.rich("mail.next", { moment: <Moment at={nextTryAt} /> })}</small>
        )}
        {state === "failed" && failedAt && (
          <small>{words.rich("mail.failed", { moment: <Moment at={failedAt} /> })}</small>
        )}
        {state !== "sent" && (
          <small>{words.rich("mail.expires", { moment: <Moment at={expiresAt} /> })}</small>
        )}
        {sentAt && <small>{words.rich("mail.sent", { moment: <Moment at={sentAt} /> })}</small>}
      </div>
      {mail.mayRetry && (
        <PlainForm
          action={mailCall}
          fields={[]}
          hidden={{ id: mail.id }}
          submitLabel={words("mail.retry")}
          variant="secondary"
        />
      )}
    </li>
  );
}
