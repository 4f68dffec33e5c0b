import { Button } from "#components/ui/button.tsx";
import { SelectControl, TextControl } from "#components/ui/controls.tsx";
import { useWords } from "#components/words/use-words.ts";
import { auditPath } from "#lib/backoffice/admin/open/paths.ts";
import type { AuditQuery } from "#lib/services/audit/open/audit-query.ts";
import { auditActions, auditOutcomes } from "#lib/services/audit/open/actions.ts";

/** The filters of the audit log: a GET form, so that a view is a link. */
export function AuditFilter({ query }: { query: AuditQuery }) {
  const words = useWords("admin");
  const said = useWords("fields").pick("error", "optional");
  const any = { value: "", label: words("audit.any") };
  const { after, ...filters } = query;
  return (
    <form method="get" action={auditPath} className="desk-filter" aria-label={words("audit.filter")}>
      <details open={Boolean(after) || Object.values(filters).some(Boolean)}>
        <summary>{words("audit.filter")}</summary>
        <div className="desk-choices">
          <SelectControl
            said={said}
            label={words("audit.action")}
            name="action"
            defaultValue={query.action ?? ""}
            options={[
              any,
              ...auditActions.map((action) => ({ value: action, label: words(`event.${action}`) })),
            ]}
          />
          <SelectControl
            said={said}
            label={words("audit.outcome")}
            name="outcome"
            defaultValue={query.outcome ?? ""}
            options={[
              any,
              ...auditOutcomes.map((outcome) => ({ value: outcome, label: words(`outcome.${outcome}`) })),
            ]}
          />
          <TextControl
            said={said}
            label={words("audit.actor")}
            name="actor"
            defaultValue={query.actor}
            maxLength={254}
            autoComplete="off"
          />
          <TextControl
            said={said}
            label={words("audit.reference")}
            name="reference"
            defaultValue={query.reference}
            maxLength={20}
            autoComplete="off"
          />
          <TextControl
            said={said}
            label={words("audit.from")}
            name="from"
            type="date"
            defaultValue={query.from}
          />
          <TextControl
            said={said}
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
