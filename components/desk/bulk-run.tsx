import { PlainForm } from "#components/forms/plain-form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ShownResult, ShownRun } from "#lib/backoffice/desk/index.ts";
import { writeRead } from "#lib/backoffice/desk/open/bulk.ts";
import { bulkCall } from "#lib/backoffice/desk/open/paths.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { BulkRows } from "./bulk-rows.tsx";

/** An undo ignores the version: a pending action is either the member's own or not. */
const anyVersion = 1;

/** The result of a bulk action for each case, and a button that undoes those still pending. */
export function BulkRun({ run, view }: { run: ShownRun; view: string }) {
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
