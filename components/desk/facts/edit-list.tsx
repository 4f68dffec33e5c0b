import { PlainForm } from "#components/forms/plain-form.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedEdit } from "#lib/domains/fact-edits/index.ts";
import { fieldsOfDecision } from "#lib/domains/fact-edits/open/fields.ts";
import { decideCall } from "#lib/domains/fact-edits/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";
import { momentInWords } from "#lib/platform/words/open/moments.ts";
import { FactValues } from "./fact-rows.tsx";

type Props = {
  edits: readonly ListedEdit[];
  /** The rejected decision, if any. */
  refused: FormState | undefined;
};

const tones: Readonly<Record<ListedEdit["state"], TagTone>> = {
  proposed: "caution",
  approved: "good",
  refused: "danger",
  withdrawn: "neutral",
  retired: "neutral",
};

/** The proposals for a country, each with its diff. Pending ones have the form to decide. */
export function EditList({ edits, refused }: Props) {
  const words = useWords("facts");
  if (edits.length === 0) return <p className="text-muted">{words("proposals.none")}</p>;
  return (
    <ol className="account-rows account-rows-long">
      {each(edits, (edit) => (
        <li>
          <article aria-label={edit.title} className="fact-edit">
            <div className="desk-marks">
              <h3 className="fact-title">{edit.title}</h3>
              <Tag tone={tones[edit.state]}>{words(`state.${edit.state}`)}</Tag>
            </div>
            <Difference edit={edit} />
            <People edit={edit} />
            {edit.state === "proposed" && (
              <Decide edit={edit} state={refused?.typed["id"]?.[0] === edit.id ? refused : undefined} />
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}

/** Old and new value side by side, each with its source. */
function Difference({ edit }: { edit: ListedEdit }) {
  const words = useWords("facts");
  const { before, after, beforeSources, source, state } = edit;
  const isWaiting = state === "proposed";
  const list = listFormat({ type: "unit", style: "short" }, words.locale);
  return (
    <div className="fact-sides">
      <div>
        <h4>{words(isWaiting ? "edit.before" : "edit.was")}</h4>
        <FactValues values={before} none={words("edit.nothing")} />
        <p className="fact-source">
          {beforeSources.length > 0 ? list.format([...beforeSources]) : words("edit.noSource")}
        </p>
      </div>
      <div>
        <h4>{words(isWaiting ? "edit.after" : "edit.is")}</h4>
        <FactValues values={after} none={words("edit.nothing")} />
        <p className="fact-source">
          <ExternalLink href={source.url}>{source.title}</ExternalLink>
          <span className="text-muted">
            {words("edit.sourceLine", { publisher: source.publisher, asOf: source.asOf })}
          </span>
        </p>
      </div>
    </div>
  );
}

/** Who proposed it and why, who decided and what they answered. */
function People({ edit }: { edit: ListedEdit }) {
  const words = useWords("facts");
  const { proposedBy, decidedBy, proposedAt, decidedAt, reason, answer } = edit;
  const moment = (at: Date) => momentInWords(at, words.locale);
  const gone = words("edit.gone");
  return (
    <>
      {reason && (
        <blockquote className="quoted" dir="auto">
          {reason}
        </blockquote>
      )}
      <p className="text-muted">{words("edit.by", { by: proposedBy ?? gone, date: moment(proposedAt) })}</p>
      {answer && (
        <blockquote className="quoted" dir="auto">
          {answer}
        </blockquote>
      )}
      {decidedAt && (
        <p className="text-muted">
          {words("edit.decidedBy", { by: decidedBy ?? gone, date: moment(decidedAt) })}
        </p>
      )}
    </>
  );
}

/** Whether a proposal is shown with the form that refuses it. */
export const mayRefuse = ({ state, isOwn }: ListedEdit): boolean => state === "proposed" && !isOwn;

/** The proposer may withdraw it. Everybody else decides. */
function Decide({ edit, state }: { edit: ListedEdit; state: FormState | undefined }) {
  const words = useWords("facts");
  const hidden = { id: edit.id, country: edit.country };
  if (!mayRefuse(edit))
    return (
      <PlainForm
        action={decideCall("withdraw")}
        fields={fieldsOfDecision.withdraw}
        hidden={hidden}
        submitLabel={words("edit.withdraw")}
        variant="secondary"
      />
    );
  return (
    <>
      <PlainForm
        action={decideCall("approve")}
        fields={fieldsOfDecision.approve}
        hidden={hidden}
        submitLabel={words("edit.approve")}
      />
      <Disclosure summary={words("edit.refuseTitle")} open={state !== undefined}>
        <PlainForm
          action={decideCall("refuse")}
          fields={fieldsOfDecision.refuse}
          prefix={`${edit.id}-`}
          hidden={hidden}
          state={state}
          submitLabel={words("edit.refuse")}
          variant="secondary"
        />
      </Disclosure>
    </>
  );
}
