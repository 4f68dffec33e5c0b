import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Panel } from "#components/page/panel.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { liftFields } from "#lib/backoffice/admin/open/actions.ts";
import { limitsCall, limitsPath } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { LimitState } from "#lib/services/limits/index.ts";
import { DeskFrame } from "../desk-frame.tsx";
import { Span } from "./span.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  limits: readonly LimitState[] | undefined;
  /** The number of counts that were just reset. */
  lifted: number | undefined;
  state: FormState | undefined;
};

/** Every rate limit of the site, how many have reached it now, and the form that resets them for one address. */
export function LimitsPage({ member, limits, lifted, state }: Props) {
  const words = useWords("admin");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={limitsPath}
      title={words("limits.title")}
      lead={words("limits.about")}
      done={lifted !== undefined && !state ? words("limits.done", { lifted }) : undefined}
    >
      <Panel id="lift" title={words("limits.lift")} lead={words("limits.liftLead")}>
        <PlainForm
          action={limitsCall}
          fields={liftFields}
          state={state}
          submitLabel={words("limits.send")}
          className="account-form admin-form"
        />
      </Panel>
      {limits ? <Table limits={limits} /> : <AwayNotice />}
    </DeskFrame>
  );
}

function Table({ limits }: { limits: readonly LimitState[] }) {
  const words = useWords("admin");
  return (
    <DataTable
      caption={words("limits.table")}
      columns={[
        { label: words("limits.what") },
        { label: words("limits.allowed") },
        { label: words("limits.counted"), numeric: true },
        { label: words("limits.held"), numeric: true },
      ]}
      rows={limits.map(({ policy, windows, counted, held }) => [
        words(`limit.${policy}`),
        each(windows, ({ limit, seconds }) => (
          <span className="admin-window">
            {words.rich("limits.window", { limit, span: <Span seconds={seconds} /> })}
          </span>
        )),
        counted,
        held,
      ])}
    />
  );
}
