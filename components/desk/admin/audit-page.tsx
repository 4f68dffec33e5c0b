import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectControl, TextControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { AuditRead } from "#lib/backoffice/admin/index.ts";
import { auditPath, memberPath } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { auditActions, auditOutcomes } from "#lib/services/audit/open/actions.ts";
import { type AuditQuery, auditSearch } from "#lib/services/audit/open/audit-query.ts";
import { AuditChain } from "./audit-chain.tsx";
import { DeskFrame } from "../desk-frame.tsx";

/** The filters of the audit log: a GET form, so that a view is a link. */
function AuditFilter({ query }: { query: AuditQuery }) {
  const words = useWords("admin");
  const fieldWords = useWords("fields").pick("error", "optional");
  const any = { value: "", label: words("audit.any") };
  const { after, ...filters } = query;
  return (
    <form method="get" action={auditPath} className="desk-filter" aria-label={words("audit.filter")}>
      <details open={Boolean(after) || Object.values(filters).some(Boolean)}>
        <summary>{words("audit.filter")}</summary>
        <div className="desk-choices">
          <SelectControl
            fieldWords={fieldWords}
            label={words("audit.action")}
            name="action"
            defaultValue={query.action ?? ""}
            options={[
              any,
              ...auditActions.map((action) => ({ value: action, label: words(`event.${action}`) })),
            ]}
          />
          <SelectControl
            fieldWords={fieldWords}
            label={words("audit.outcome")}
            name="outcome"
            defaultValue={query.outcome ?? ""}
            options={[
              any,
              ...auditOutcomes.map((outcome) => ({ value: outcome, label: words(`outcome.${outcome}`) })),
            ]}
          />
          <TextControl
            fieldWords={fieldWords}
            label={words("audit.actor")}
            name="actor"
            defaultValue={query.actor}
            maxLength={254}
            autoComplete="off"
          />
          <TextControl
            fieldWords={fieldWords}
            label={words("audit.reference")}
            name="reference"
            defaultValue={query.reference}
            maxLength={20}
            autoComplete="off"
          />
          <TextControl
            fieldWords={fieldWords}
            label={words("audit.from")}
            name="from"
            type="date"
            defaultValue={query.from}
          />
          <TextControl
            fieldWords={fieldWords}
            label={words("audit.until")}
            name="until"
            type="date"
            defaultValue={query.until}
          />
        </div>
        <p className="page-actions">
          <Button variant="secondary">{words("audit.show")}</Button>
          <a className="link" href={auditPath}>
            {words("audit.clear")}
          </a>
        </p>
      </details>
    </form>
  );
}

const tones = { done: "good", refused: "caution", failed: "danger" } as const;

/** One event: the operation, its time and actor, and the details recorded with it. */
function AuditEntry({ event }: { event: AuditRead["events"][number] }) {
  const words = useWords("admin");
  const { id, at, actorId, actor, requestId, detail } = event;
  // The row may be from a version of the site with an operation that this one does not know.
  const action = auditActions.find((known) => known === event.action);
  const outcome = auditOutcomes.find((known) => known === event.outcome);
  return (
    <li>
      <div>
        <strong>{action ? words(`event.${action}`) : event.action}</strong>{" "}
        {outcome && <Tag tone={tones[outcome]}>{words(`outcome.${outcome}`)}</Tag>}
        <small>
          <Moment at={at} /> · {words("audit.number", { id })}
        </small>
        <small>
          {actorId ? (
            <>
              {words("audit.by")}{" "}
              {actor ? (
                <a className="link" href={memberPath(actorId)}>
                  {actor}
                </a>
              ) : (
                actorId
              )}
            </>
          ) : (
            words("audit.byNobody")
          )}
        </small>
      </div>
      <dl className="admin-facts">
        {each(Object.entries(detail), ([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{typeof value === "boolean" ? words(value ? "yes" : "no") : value}</dd>
          </>
        ))}
        {requestId && (
          <>
            <dt>{words("audit.request")}</dt>
            <dd className="admin-code" translate="no">
              {requestId}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

type Props = {
  member: Pick<Member, "email" | "role">;
  query: AuditQuery;
  /** Undefined while the database is unavailable. */
  read: AuditRead | undefined;
  isDone: boolean;
  state: FormState | undefined;
};

const at = (query: AuditQuery) => {
  const search = auditSearch(query);
  return search ? (`${auditPath}?${search}` as const) : auditPath;
};

/** Who did what, latest first, and whether the log is still as it was written. */
export function AuditPage({ member, query, read, isDone, state }: Props) {
  const words = useWords("admin");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={auditPath}
      title={words("audit.title")}
      lead={words("audit.about")}
      done={isDone ? words("audit.done") : undefined}
      state={state}
    >
      {read && <AuditChain chain={read.chain} />}
      <AuditFilter query={query} />
      {read ? <Events query={query} read={read} /> : <AwayNotice />}
    </DeskFrame>
  );
}

function Events({ query, read: { events, next } }: { query: AuditQuery; read: AuditRead }) {
  const words = useWords("admin");
  const { after, ...first } = query;
  return (
    <>
      {events.length > 0 ? (
        <ol className="account-rows admin-entries" aria-label={words("audit.events")}>
          {each(events, (event) => (
            <AuditEntry event={event} />
          ))}
        </ol>
      ) : (
        <EmptyState title={words("empty")} pattern="adire">
          <p>{words("audit.none")}</p>
        </EmptyState>
      )}
      {(next || after) && (
        <p className="page-actions">
          {next && <ButtonLink href={at({ ...first, after: next })}>{words("next")}</ButtonLink>}
          {after && (
            <ButtonLink variant="secondary" href={at(first)}>
              {words("first")}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}
