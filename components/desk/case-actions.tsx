import { PlainForm } from "#components/forms/plain-form.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CannedReply, ShownPendingAction, WholeCase } from "#lib/backoffice/desk/index.ts";
import { fieldsOfAction, type PendingAction } from "#lib/backoffice/desk/open/actions.ts";
import { caseRoot, casePath, actionCall, actionPath } from "#lib/backoffice/desk/open/paths.ts";
import { gapsIn } from "#lib/backoffice/desk/open/replies.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { dateFormat, listFormat } from "#lib/platform/words/open/formats.ts";

export type Beginning = {
  replies: readonly CannedReply[];
  /** The chosen reply. */
  chosen: CannedReply | undefined;
  /** The text of the reply, filled with what is known of the case. */
  words: string | undefined;
  /** The case to merge this one into, prefilled by the related list. */
  into: string | undefined;
};

type StartFromProps = {
  reference: string;
  beginning: Beginning;
  /** Whether the text is for the live conversation of the case, instead of the reply form. */
  isTalk?: boolean;
};

/** Offers canned replies: a GET form that leads to the same page with the text filled in. */
export function StartFrom({ reference, beginning, isTalk = false }: StartFromProps) {
  const words = useWords("desk-tools");
  const fieldWords = useWords("fields").pick("error", "optional");
  const { replies, chosen } = beginning;
  if (replies.length === 0) return null;
  return (
    <form method="get" action={`${caseRoot}#${isTalk ? "talk" : "do"}`} className="desk-assign">
      <input type="hidden" name="reference" value={reference} />
      {!isTalk && <input type="hidden" name="do" value="reply" />}
      <SelectControl
        fieldWords={fieldWords}
        label={words("reply.start")}
        name="start"
        defaultValue={chosen?.id}
        options={replies.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button variant="secondary">{words("reply.fill")}</Button>
    </form>
  );
}

type Props = {
  whole: WholeCase;
  /** The action whose form is open. */
  chosen: PendingAction | undefined;
  beginning: Beginning;
  /** The rejected submission of its form, if any. */
  state: FormState | undefined;
};

const idOf = ({ row: { reference, version } }: WholeCase) => ({ reference, version: String(version) });

/** The pending action, with buttons to undo it or to do it at once. */
function HeldNotice({ whole, held }: { whole: WholeCase; held: ShownPendingAction }) {
  const words = useWords("desk");
  const clock = dateFormat({ timeStyle: "medium", timeZone: "UTC" }, words.locale);
  const values = { by: held.by ?? "", time: `${clock.format(held.heldUntil)} UTC` };
  return (
    <Notice tone="caution" title={words("held.title", { action: words(`action.${held.action}`) })}>
      <p>{words(held.isOwn ? "held.text" : "held.others", values)}</p>
      {held.isOwn && (
        <div className="page-actions">
          <PlainForm
            action={actionCall("undo")}
            fields={[]}
            hidden={idOf(whole)}
            submitLabel={words("held.undo")}
          />
          <PlainForm
            action={actionCall("now")}
            fields={[]}
            hidden={idOf(whole)}
            submitLabel={words("held.now")}
            variant="secondary"
          />
        </div>
      )}
    </Notice>
  );
}

/** The actions that a case allows now: a button for each, and the form of the chosen one. */
export function CaseActions({ whole, chosen, beginning, state }: Props) {
  const words = useWords("desk");
  const tools = useWords("desk-tools");
  const { row, actions, held } = whole;
  const typed = state?.typed["words"]?.[0];
  const begun = chosen === "reply" ? beginning.words : undefined;
  const given = { ...(begun && { words: [begun] }), ...(beginning.into && { into: [beginning.into] }) };
  const gaps = begun && !state ? gapsIn(begun).map((name) => `{${name}}`) : [];
  return (
    <section id="do" aria-labelledby="do-title" className="grid gap-4">
      <h2 id="do-title" className="text-xl">
        {words("case.do")}
      </h2>
      {held && <HeldNotice whole={whole} held={held} />}
      {!chosen && typed && (
        <div className="card desk-action">
          <h3 className="text-lg">{words("action.typed")}</h3>
          <blockquote className="quoted">{typed}</blockquote>
        </div>
      )}
      {chosen ? (
        <div className="card desk-action">
          <h3 className="text-lg">{words(`action.${chosen}`)}</h3>
          <p className="text-muted">{words(`action.${chosen}.about`)}</p>
          {chosen === "reply" && <StartFrom reference={row.reference} beginning={beginning} />}
          {gaps.length > 0 && (
            <Notice tone="caution">
              <p>{tools("reply.gaps", { fields: listFormat({}, tools.locale).format(gaps) })}</p>
            </Notice>
          )}
          <PlainForm
            action={actionCall(chosen)}
            fields={fieldsOfAction[chosen]}
            hidden={idOf(whole)}
            state={state ?? { typed: given, faults: {} }}
            submitLabel={words(`action.${chosen}.send`)}
          />
          <a className="link form-back" href={casePath(row.reference)}>
            {words("action.cancel")}
          </a>
        </div>
      ) : (
        !held && (
          <div className="page-actions">
            {each(actions, (action, at) => (
              <ButtonLink
                variant={at === 0 ? "primary" : "secondary"}
                href={`${actionPath(row.reference, action)}#do`}
                data-desk-key={action === "reply" ? "r" : undefined}
              >
                {words(`action.${action}`)}
              </ButtonLink>
            ))}
            {row.state === "done" && (
              <PlainForm
                action={actionCall("reopen")}
                fields={[]}
                hidden={idOf(whole)}
                submitLabel={words("action.reopen")}
                variant="secondary"
              />
            )}
          </div>
        )
      )}
      {!held && actions.length === 0 && <p className="text-muted">{words("case.noActions")}</p>}
    </section>
  );
}
