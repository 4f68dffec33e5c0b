import type { ReactNode } from "react";
import { FaultSummary, PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ShownResult, ShownRun, BulkPreview } from "#lib/backoffice/desk/index.ts";
import { writeRead, bulkFields, type BulkAction } from "#lib/backoffice/desk/open/bulk.ts";
import { casePath, bulkCall, bulkPath, viewPath } from "#lib/backoffice/desk/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { DeskFrame } from "./desk-frame.tsx";

type Row = {
  reference: string;
  /** Undefined if the case cannot be read here. */
  title: string | undefined;
  why?: string | undefined;
  marks?: ReactNode;
};

/** A list of cases with a remark on each. */
function BulkRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="account-rows desk-rows">
      {each(rows, ({ reference, title, why, marks }) => (
        <li>
          <div>
            {title && <a href={casePath(reference)}>{title}</a>}
            <small className="desk-reference" translate="no">
              {reference}
            </small>
          </div>
          {(why ?? marks) && (
            <div className="desk-why">
              {marks && <p className="desk-marks">{marks}</p>}
              {why && <p>{why}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An undo ignores the version: a pending action is either the member's own or not. */
const anyVersion = 1;

/** The result of a bulk action for each case, and a button that undoes those still pending. */
function BulkRun({ run, view }: { run: ShownRun; view: string }) {
  const words = useWords("desk-tools");
  const clock = dateFormat({ timeStyle: "medium", timeZone: "UTC" }, words.locale);
  const of = (outcome: ShownResult["outcome"]) => run.results.filter((one) => one.outcome === outcome);
  const [held, refused] = [of("held"), of("refused")];
  const undoable = held.filter(({ canUndo }) => canUndo);
  const counts = { done: of("done").length, held: held.length, refused: refused.length };
  const marksOf = (result: ShownResult) => {
    if (result.outcome === "refused") return <Tag tone="danger">{words("bulk.refused")}</Tag>;
    if (result.outcome === "done") return <Tag tone="good">{words("bulk.done")}</Tag>;
    const time = clock.format(new Date(result.until));
    return result.canUndo ? (
      <Tag tone="caution">{words("bulk.until", { time })}</Tag>
    ) : (
      <Tag tone="info">{words("bulk.wasHeld", { time })}</Tag>
    );
  };
  return (
    <>
      <Notice tone={refused.length > 0 ? "caution" : "good"} title={words(`bulk.ran.${run.action}`)}>
        <p>{words("bulk.came", counts)}</p>
        {undoable.length > 0 && (
          <PlainForm
            action={bulkCall}
            fields={[]}
            className="page-actions"
            hidden={{
              do: "undo",
              view,
              cases: undoable.map(({ reference }) => writeRead({ reference, version: anyVersion })).join(" "),
            }}
            submitLabel={words("bulk.undo", { count: undoable.length })}
            variant="secondary"
          />
        )}
      </Notice>
      <BulkRows
        rows={[...refused, ...held, ...of("done")].map((result) => ({
          reference: result.reference,
          title: result.title,
          why: result.outcome === "refused" ? result.why : undefined,
          marks: marksOf(result),
        }))}
      />
    </>
  );
}

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
    <DeskFrame member={member} path={bulkPath} title={words("bulk.title")}>
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
    </DeskFrame>
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
