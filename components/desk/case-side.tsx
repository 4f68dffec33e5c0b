import { PlainForm } from "#components/forms/plain-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import { writeLabels } from "#lib/domains/cases/open/labels.ts";
import type { WholeCase } from "#lib/backoffice/desk/index.ts";
import { fieldsOfAction } from "#lib/backoffice/desk/open/actions.ts";
import { casePath, actionCall, joinPath } from "#lib/backoffice/desk/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Colleague } from "#lib/domains/members/index.ts";
import { KnownLabels } from "./queue-filter.tsx";

type Props = {
  whole: WholeCase;
  memberId: string;
  colleagues: readonly Colleague[];
  /** Titles of the related cases, by reference. */
  titles: ReadonlyMap<string, string>;
  /** The rejected note, if any. */
  noted: FormState | undefined;
  /** The rejected labels, if any. */
  labelled: FormState | undefined;
};

/** The assignee, notes, labels, and other cases of the same sender. */
export function CaseSide({ whole, memberId, colleagues, titles, noted, labelled }: Props) {
  const words = useWords("desk");
  const fieldWords = useWords("fields").pick("error", "optional");
  const tools = useWords("desk-tools");
  const { row, related, actions } = whole;
  const hidden = { reference: row.reference, version: String(row.version) };
  return (
    <div className="account-aside">
      <section aria-labelledby="assign-title" className="card account-side">
        <h2 id="assign-title">{words("case.assign")}</h2>
        <form method="post" action={actionCall("assign")} className="desk-assign">
          {each(Object.entries(hidden), ([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          {row.assignee?.id !== memberId && (
            <Button name="to" value={memberId} data-desk-key="a">
              {words("case.take")}
            </Button>
          )}
          {row.assignee && (
            <Button variant="secondary" name="to" value="nobody">
              {words("case.letGo")}
            </Button>
          )}
        </form>
        <form method="post" action={actionCall("assign")} className="desk-assign">
          {each(Object.entries(hidden), ([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <SelectControl
            fieldWords={fieldWords}
            label={words("case.to")}
            name="to"
            defaultValue={row.assignee?.id ?? memberId}
            options={colleagues.map(({ id, email }) => ({ value: id, label: email }))}
          />
          <Button variant="secondary">{words("case.give")}</Button>
        </form>
      </section>
      <section aria-labelledby="note-title" className="card account-side">
        <h2 id="note-title">{words("action.note")}</h2>
        <p>{words("case.notes")}</p>
        <PlainForm
          action={actionCall("note")}
          fields={fieldsOfAction.note}
          prefix="note-"
          hidden={hidden}
          state={noted}
          submitLabel={words("action.note.send")}
          variant="secondary"
        />
      </section>
      <section aria-labelledby="labels-title" className="card account-side">
        <h2 id="labels-title">{words("case.labels")}</h2>
        <PlainForm
          action={actionCall("label")}
          fields={fieldsOfAction.label}
          hidden={hidden}
          state={labelled ?? { typed: { labels: [writeLabels(row.labels)] }, faults: {} }}
          submitLabel={words("action.label.send")}
          variant="secondary"
        >
          <KnownLabels labels={whole.labels} beside={row.labels} />
        </PlainForm>
      </section>
      <section aria-labelledby="related-title" className="card account-side">
        <h2 id="related-title">{words("case.related")}</h2>
        {related.length === 0 ? (
          <p>{words("case.noRelated")}</p>
        ) : (
          <ul className="desk-related">
            {each(related, ({ reference, kind, state }) => (
              <li>
                <a className="link" href={casePath(reference)}>
                  {titles.get(reference)}
                </a>
                <small>
                  <span className="desk-reference" translate="no">
                    {reference}
                  </span>{" "}
                  · {words(`state.${state}`)}
                </small>
                {actions.includes("merge") && kind === row.kind && state !== "done" && (
                  <a className="link" href={joinPath(row.reference, reference)}>
                    {tools.rich("join.this", {
                      reference,
                      hidden: srOnly,
                    })}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
