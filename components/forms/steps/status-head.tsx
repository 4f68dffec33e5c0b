import { FaultSummary } from "#components/forms/fault-summary.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnSubmission } from "#lib/domains/forms/index.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { formTitle } from "#lib/data/content/form-words.ts";

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
