import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { AuditRead } from "#lib/backoffice/admin/index.ts";
import { auditCall } from "#lib/backoffice/admin/open/paths.ts";

type Chain = AuditRead["chain"];

/** The state of the audit chain, the result of its last verification, and the button that starts another. */
export function AuditChain({ chain: { last, unchained, check, baseline } }: { chain: Chain }) {
  const words = useWords("admin");
  return (
    <Panel id="chain" title={words("audit.chain")} lead={words("audit.chainLead")}>
      <dl className="admin-facts">
        {last && (
          <>
            <dt>{words("audit.last")}</dt>
            <dd>{words.rich("audit.lastOf", { seq: String(last.seq), moment: <Moment at={last.at} /> })}</dd>
            <dt>{words("audit.hash")}</dt>
            <dd className="admin-code" translate="no">
              {last.hash}
            </dd>
          </>
        )}
        <dt>{words("audit.waiting")}</dt>
        <dd>{words("audit.unchained", { unchained })}</dd>
        <dt>{words("audit.checked")}</dt>
        <dd>
          {check
            ? words.rich("audit.checkedOf", {
                number: String(check.number),
                moment: <Moment at={check.finishedAt} />,
              })
            : words("audit.unchecked")}
        </dd>
        {baseline && (
          <>
            <dt>{words("audit.baseline")}</dt>
            <dd>
              <Moment at={baseline} />
            </dd>
          </>
        )}
      </dl>
      {check && <Found check={check} />}
      <PlainForm action={auditCall} fields={[]} submitLabel={words("audit.check")} variant="secondary" />
    </Panel>
  );
}

function Found({ check: { links, faults } }: { check: NonNullable<Chain["check"]> }) {
  const words = useWords("admin");
  if (faults.length === 0) return <Notice tone="good" title={words("audit.well", { links })} />;
  return (
    <Notice tone="danger" title={words("audit.broken", { count: faults.length })}>
      <ul className="admin-faults">
        {each(faults, ({ id, fault }) => (
          <li>{words(`audit.fault.${fault}`, { id })}</li>
        ))}
      </ul>
    </Notice>
  );
}
