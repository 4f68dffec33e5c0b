import { Disclosure } from "#components/ui/disclosure.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { SendLimit, Started } from "#lib/domains/forms/index.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import type { CheckedForm } from "#lib/domains/forms/shared/check-answers.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { fieldsOf, type FormDefinition } from "#lib/domains/forms/open/form.ts";
import { formTitle, stepTitle } from "#lib/data/content/form-words.ts";
import { sentenceOf } from "#lib/domains/fields/shared/texts.ts";
import { writePost } from "#lib/domains/fields/open/write-post.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { uploadWordKeys } from "#components/forms/upload/upload-words.ts";
import type { ListedUpload } from "#lib/services/uploads/index.ts";
import { DiscardForm, ReturnForm } from "./return-form.tsx";
import { SendLimitNotice } from "./send-limit-notice.tsx";
import { StepForm } from "./step-form.tsx";

type Props = {
  form: FormDefinition;
  started: Started | undefined;
  checked: CheckedForm;
  /** The step that is rendered. */
  step: string;
  /** What the link to it preselected, as long as nothing else is answered. */
  chosen: Typed;
  /** The step as it was sent and refused. */
  state: FormState | undefined;
  isMember: boolean;
  /** The files that were added to it. */
  files: readonly ListedUpload[];
  /** How near the sender is to the limit of forms, if that is relevant. */
  limit: SendLimit | undefined;
};

/** One step of a form, with all others included for a browser with script. */
export function FillView({ form, started, checked, step, chosen, state, isMember, files, limit }: Props) {
  const words = useWords("forms");
  const fields = useWords("fields");
  const uploads = useWords("uploads");
  const all = fieldsOf(form);
  const { locale } = words;
  return (
    <div className="form-page">
      <p className="eyebrow">{formTitle(form.id, locale)}</p>
      <SendLimitNotice limit={limit} />
      <ReturnForm
        form={form.id}
        words={{
          ...words.pick("lost", "failed"),
          opening: words("save.opening"),
          broken: words("save.broken"),
        }}
      />
      <StepForm
        form={form.id}
        steps={form.steps.map(({ name, when, fields: own }) => ({
          name,
          title: stepTitle(form.id, name, locale),
          when,
          fields: drawFields(own, locale),
        }))}
        first={step}
        done={checked.steps.flatMap(({ name, isDone }) => (isDone ? [name] : []))}
        typed={{ ...chosen, ...writePost(all, started?.answers ?? {}), ...state?.typed }}
        faults={state?.faults ?? {}}
        started={started?.id}
        files={Object.fromEntries(files.map(({ id, name }) => [id, name]))}
        isMember={isMember}
        missing={Object.fromEntries(all.map((field) => [field.name, sentenceOf(field, "missing")]))}
        words={{
          ...fields.pick("problem", "error", "optional"),
          ...words.pick("lost", "failed"),
          progress: words.pick("step.progress")["step.progress"],
          saveTitle: words("save.title"),
          saveText: words("save.text"),
          make: words("save.make"),
          made: words.pick("save.made")["save.made"],
          saveHint: words("save.hint"),
          saveFailed: words.pick("save.failed")["save.failed"],
          uploads: uploads.pick(...uploadWordKeys),
          filesWait: words("step.filesWait"),
          file: words("step.file"),
          next: words("step.next"),
          back: words("step.back"),
          saving: words("step.saving"),
          waiting: words("step.waiting"),
          refused: words.pick("step.refused")["step.refused"],
        }}
      />
      {started && (
        <div className="form-foot">
          <p>
            {words("step.keptUntil", {
              date: dateFormat({ dateStyle: "long", timeZone: "UTC" }, locale).format(started.expiresAt),
              where: isMember ? "account" : "browser",
            })}
          </p>
          <Disclosure summary={words("step.discard")}>
            <p>{words("step.discardSure")}</p>
            <DiscardForm form={form.id} label={words("step.discardYes")} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
