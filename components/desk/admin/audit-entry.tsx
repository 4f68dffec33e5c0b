import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { AuditRead } from "#lib/backoffice/admin/index.ts";
import { memberPath } from "#lib/backoffice/admin/open/paths.ts";
import { auditActions, auditOutcomes } from "#lib/services/audit/open/actions.ts";

const tones = { done: "good", refused: "caution", failed: "danger" } as const;

/** One event: the operation, its time and actor, and the details recorded with it. */
export function AuditEntry({ event }: { event: AuditRead["events"][number] }) {
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
