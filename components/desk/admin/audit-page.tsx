import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { AuditRead } from "#lib/backoffice/admin/index.ts";
import { auditPath } from "#lib/backoffice/admin/open/paths.ts";
import { auditSearch, type AuditQuery } from "#lib/services/audit/open/audit-query.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { AuditChain } from "./audit-chain.tsx";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditFilter } from "./audit-filter.tsx";
import { MachineFrame } from "./machine-frame.tsx";

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
    <MachineFrame
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
    </MachineFrame>
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
