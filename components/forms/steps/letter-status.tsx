import type { ReactNode } from "react";
import { PlainForm, SureForm } from "#components/forms/plain-form.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { introduce } from "#lib/data/content/form-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { trackFormId, type OwnSubmission } from "#lib/domains/forms/index.ts";
import { letterPath } from "#lib/domains/forms/open/form-path.ts";
import { trackDay, type TrackStep } from "#lib/domains/forms/shared/step-fields.ts";
import type { LetterPreview } from "#lib/domains/letters/index.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";
import { ChangeAnswers, EventList, StatusHead } from "./status-parts.tsx";

/** A letter as text, as on paper, in its own language; before it, the letters that its PDF cannot draw. */
export function LetterPaper({ letter }: { letter: LetterPreview }) {
  const words = useWords("forms");
  return (
    <>
      {letter.missing.length > 0 && (
        <p>
          {words("letter.missing", {
            letters: listFormat({ type: "conjunction" }, words.locale).format(letter.missing),
          })}
        </p>
      )}
      <div className="letter-paper" lang={letter.language}>
        {letter.text}
      </div>
    </>
  );
}

type Props = {
  submission: OwnSubmission;
  /** What was sent from here and refused. */
  state: FormState | undefined;
  /** Whether it was made a moment ago. */
  isJustSent: boolean;
  /** The messages exchanged about it. */
  thread?: ReactNode;
  /** Undefined for a visitor who may not read it. */
  letter: LetterPreview | undefined;
};

/** The sender's next step with a letter, if the letter is not finished. */
const nextStep = ({ state }: OwnSubmission): "posted" | "replied" | undefined =>
  state === "ready" ? "posted" : state === "posted" ? "replied" : undefined;

/** A letter, its state, and the steps that its sender notes. */
export function LetterStatus({ submission, state, isJustSent, letter, thread }: Props) {
  const words = useWords("forms");
  const { form, reference } = submission;
  const next = nextStep(submission);
  const isTrack = next !== undefined && state?.form === trackFormId;
  const hidden = (to: TrackStep) => ({ reference, to });
  return (
    <div className="form-page">
      <StatusHead
        submission={submission}
        title={words(isJustSent ? "letter.written" : "letter.title")}
        state={isTrack ? undefined : state}
        isJustSent={isJustSent}
      />
      <section aria-labelledby="letter-title" className="grid gap-4">
        <h2 id="letter-title" className="text-xl">
          {words("letter.paper")}
        </h2>
        {letter ? (
          <Paper letter={letter} submission={submission} />
        ) : (
          <Notice title={words("status.answersHidden")} />
        )}
      </section>
      <EventList submission={submission} />
      {!isJustSent && thread}
      {next && (
        <section aria-labelledby="next-title" className="grid gap-4">
          <h2 id="next-title" className="text-xl">
            {words("status.next")}
          </h2>
          {isJustSent && <p>{introduce(form, words.locale).after}</p>}
          <p>{words(`letter.say.${next}`)}</p>
          <PlainForm
            action="/api/submissions/track"
            fields={[trackDay]}
            hidden={hidden(next)}
            state={isTrack ? state : undefined}
            submitLabel={words(`letter.do.${next}`)}
          />
        </section>
      )}
      {submission.state === "ready" && letter && (
        <ChangeAnswers reference={reference} text={words("letter.changeText")} />
      )}
      {submission.state !== "closed" && (
        <section aria-labelledby="close-title" className="grid gap-3">
          <h2 id="close-title" className="text-xl">
            {words("letter.closeTitle")}
          </h2>
          <SureForm
            action="/api/submissions/track"
            hidden={hidden("closed")}
            ask={words("letter.do.closed")}
            text={words("letter.say.closed", { months: form.keepMonths })}
            submitLabel={words("letter.closeYes")}
          />
        </section>
      )}
    </div>
  );
}

/** The letter to read, and as files to download. */
function Paper({ letter, submission }: { letter: LetterPreview; submission: OwnSubmission }) {
  const words = useWords("forms");
  const { reference } = submission;
  return (
    <>
      <div className="page-actions">
        <ButtonLink href={letterPath(reference, "pdf")}>{words("letter.pdf")}</ButtonLink>
        <ButtonLink href={letterPath(reference, "txt")} variant="secondary">
          {words("letter.text")}
        </ButtonLink>
      </div>
      {!submission.isOfMember && <p>{words("letter.keep")}</p>}
      <LetterPaper letter={letter} />
    </>
  );
}
