import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { drawFields, sayAnswers, type FormState, type Started } from "#lib/forms/index.ts";
import type { CheckedForm } from "#lib/forms/open/check-answers.ts";
import type { FormDefinition } from "#lib/forms/open/form.ts";
import { stepPath } from "#lib/forms/open/form-path.ts";
import { formTitle, stepTitle } from "#lib/forms/open/form-words.ts";
import { declarationOf } from "#lib/forms/open/step-fields.ts";
import type { ListedUpload } from "#lib/forms/uploads/index.ts";
import type { LetterPreview } from "#lib/letters/index.ts";
import { AnswersView } from "./answers-view.tsx";
import { LetterPaper } from "./letter-paper.tsx";
import { SendForm } from "./send-form.tsx";

type Props = {
  form: FormDefinition;
  started: Started;
  checked: CheckedForm;
  /** The declaration as it was sent and could not be taken. */
  state: FormState | undefined;
  isMember: boolean;
  /** What was added to it. */
  files: readonly ListedUpload[];
  /** The letter these answers make, where they make one and none is missing. */
  letter: LetterPreview | undefined;
};

/** What the button says that sends. */
const sends = ({ isLetter }: FormDefinition, { amendsId }: Started) =>
  `check.${isLetter ? "write" : "send"}${amendsId ? "Changed" : ""}` as const;

/** All answers once more, before they are sent. */
export function CheckView({ form, started, checked, state, isMember, files, letter }: Props) {
  const words = useWords("forms");
  const fields = useWords("fields");
  const { locale } = words;
  const changeAt = (step: string) => stepPath(form.id, step);
  const isSignInNext = form.sender === "member" && !isMember;
  const [declaration] = drawFields([declarationOf(form)], locale);
  return (
    <div className="form-page">
      <div>
        <p className="eyebrow">{formTitle(form.id, locale)}</p>
        <h1 className="text-3xl">{words("check.title")}</h1>
        <p className="lead">{words("check.lead")}</p>
      </div>
      {checked.open && (
        <Notice tone="caution" title={words("check.openTitle")}>
          <p>
            <a className="link" href={changeAt(checked.open.name)}>
              {stepTitle(form.id, checked.open.name, locale)}
            </a>
          </p>
        </Notice>
      )}
      <AnswersView level={2} steps={sayAnswers(form, checked.answers, locale, files)} changeAt={changeAt} />
      {letter && (
        <section aria-labelledby="letter-title" className="grid gap-4">
          <h2 id="letter-title" className="text-xl">
            {words("check.letterTitle")}
          </h2>
          <p>{words("check.letterText")}</p>
          <LetterPaper letter={letter} />
        </section>
      )}
      {!checked.open && declaration && (
        <section aria-labelledby="declare-title" className="grid gap-4">
          <h2 id="declare-title" className="text-xl">
            {words(form.isLetter ? "check.writeTitle" : "check.declareTitle")}
          </h2>
          {isSignInNext && <p>{words("check.account")}</p>}
          <SendForm
            form={form.id}
            started={started.id}
            version={started.version}
            declaration={declaration}
            typed={state?.typed ?? {}}
            // Whoever comes back from signing in was refused nothing.
            faults={state && state.code !== "unauthenticated" ? state.faults : {}}
            isSignInNext={isSignInNext}
            words={{
              ...fields.pick("problem", "error", "optional"),
              ...words.pick("lost", "failed"),
              send: words(sends(form, started)),
              waiting: words("check.waiting"),
            }}
          />
        </section>
      )}
    </div>
  );
}
