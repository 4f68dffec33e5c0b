import { FaultSummary } from "#components/forms/fault-summary.tsx";
import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { BulkPreview, ShownRun } from "#lib/backoffice/desk/index.ts";
import { bulkFields, writeRead, type BulkAction } from "#lib/backoffice/desk/open/bulk.ts";
import { bulkCall, bulkPath, viewPath } from "#lib/backoffice/desk/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { BulkRows } from "./bulk-rows.tsx";
import { BulkRun } from "./bulk-run.tsx";
import { DeskNav } from "./desk-nav.tsx";

/** A bulk action to preview before it is done. */
export type AskedBulk = {
  action: BulkAction;
  /** The id of a colleague, or of nobody; undefined means the current member. */
  to: string | undefined;
  /** The address of the new assignee; undefined for nobody. */
  toWhom: string | undefined;
  preview: BulkPreview;
};

type Props = {
  member: Pick<Member, "email" | "role">;
  /** The view of the queue in which the cases were ticked. */
  view: string;
  isAway: boolean;
  asked: AskedBulk | undefined;
  run: ShownRun | undefined;
  state: FormState | undefined;
};

/** Several cases at once: a preview of what would happen to each, or the results. */
export function BulkPage({ member, view, isAway, asked, run, state }: Props) {
  const words = useWords("desk-tools");
  return (
    <MemberFrame
      path={bulkPath}
      title={words("bulk.title")}
      email={member.email}
      nav={<DeskNav role={member.role} current={undefined} />}
    >
      <a className="link form-back" href={viewPath(view)}>
        {words("bulk.back")}
      </a>
      <div className="desk">
        {isAway ? (
          <AwayNotice />
        ) : run ? (
          <BulkRun run={run} view={view} />
        ) : asked && asked.preview.will.length + asked.preview.willNot.length > 0 ? (
          <Preview asked={asked} view={view} state={state} />
        ) : (
          <EmptyState title={words("bulk.none")} pattern="adire">
            <p>{words("bulk.noneText")}</p>
          </EmptyState>
        )}
      </div>
    </MemberFrame>
  );
}

function Preview({ asked, view, state }: { asked: AskedBulk; view: string; state: FormState | undefined }) {
  const words = useWords("desk-tools");
  const { action, to = "", toWhom, preview } = asked;
  const { will, willNot } = preview;
  const count = will.length;
  const isGiven = action === "assign";
  const name = isGiven && toWhom === undefined ? "letGo" : action;
  const fields = action === "close" ? bulkFields : [];
  return (
    <>
      {fields.length === 0 && <FaultSummary state={state} />}
      {count > 0 && (
        <Panel
          id="will"
          title={words(`bulk.will.${name}`, { count, to: toWhom ?? "" })}
          lead={isGiven ? words("bulk.atOnce") : words("bulk.held")}
        >
          <BulkRows rows={will} />
          <div className="card desk-action desk-ask">
            <PlainForm
              action={bulkCall}
              fields={fields}
              hidden={{ do: action, to, view, cases: will.map(writeRead).join(" ") }}
              state={state}
              submitLabel={words(`bulk.send.${name}`, { count })}
            />
          </div>
        </Panel>
      )}
      {willNot.length > 0 && (
        <Panel id="will-not" title={words("bulk.willNot", { count: willNot.length })}>
          <BulkRows rows={willNot} />
        </Panel>
      )}
    </>
  );
}
