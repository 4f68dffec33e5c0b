import { PlainForm, FaultSummary } from "#components/forms/plain-form.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { OwnSubmission } from "#lib/domains/forms/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

/** Reopens the answers of what was sent, for changes. */
export function ChangeAnswers({ reference, text }: { reference: string; text: string }) {
  const words = useWords("forms");
  return (
    <section aria-labelledby="change-title" className="grid gap-3">
      <h2 id="change-title" className="text-xl">
        {words("status.changeTitle")}
      </h2>
      <p>{text}</p>
      <PlainForm
        action="/api/submissions/change"
        fields={[]}
        hidden={{ reference }}
        submitLabel={words("status.change")}
        variant="secondary"
      />
    </section>
  );
}

/** The state of something that was sent, and what happened to it. */
export function EventList({ submission }: { submission: OwnSubmission }) {
  const words = useWords("forms");
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  return (
    <section aria-labelledby="stands-title" className="grid gap-4">
      <h2 id="stands-title" className="text-xl">
        {words("status.stands")}: {words(`status.state.${submission.state}`)}
      </h2>
      <ol className="status-line">
        {each(submission.events, ({ kind, at, words: text }) => (
          <li>
            <p>
              <strong>{words(`status.event.${kind}`)}</strong>{" "}
              <span className="text-muted">{day.format(at)}</span>
            </p>
            {text && <blockquote>{text}</blockquote>}
          </li>
        ))}
      </ol>
      {submission.deletedOn && (
        <p className="text-muted">
          {words(submission.listedAt ? "status.listedUntil" : "status.over", {
            date: day.format(submission.deletedOn),
          })}
        </p>
      )}
    </section>
  );
}

type Props = {
  submission: OwnSubmission;
  title: string;
  /** The errors that no form below renders. */
  state: FormState | undefined;
  isJustSent: boolean;
};

/** The title of what was sent, and its reference. */
export function StatusHead({ submission: { form, reference }, title, state, isJustSent }: Props) {
  const words = useWords("forms");
  return (
    <>
      <div>
        <p className="eyebrow">{formTitle(form.id, words.locale)}</p>
        <h1 className="text-3xl">{title}</h1>
      </div>
      <FaultSummary state={state} />
      <div className="sent-panel">
        <p>{words("status.yourReference")}</p>
        <strong translate="no">{reference}</strong>
        {isJustSent && <p>{words("status.mailed")}</p>}
      </div>
    </>
  );
}
