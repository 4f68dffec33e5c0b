import type { ReactNode } from "react";
import { PlainForm, SureForm } from "#components/forms/plain-form.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { introduce } from "#lib/data/content/form-words.ts";
import { listingsPath } from "#lib/data/site/directories.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { answerFormId, answersInWords, type OwnSubmission } from "#lib/domains/forms/index.ts";
import { changeableStates } from "#lib/domains/forms/open/form.ts";
import { lookUpFields, answerField } from "#lib/domains/forms/shared/step-fields.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import { AnswersView } from "./answers-view.tsx";
import { ChangeAnswers, EventList, StatusHead } from "./status-parts.tsx";

type LookUpViewProps = {
  /** The reference that the URL names. */
  reference: string | undefined;
  state: FormState | undefined;
  isMember: boolean;
  /** Where to return to after signing in. */
  next: string;
};

/** Asks for reference and address. A known and an unknown reference look alike here. */
export function LookUpView({ reference, state, isMember, next }: LookUpViewProps) {
  const words = useWords("forms");
  const typed = state?.typed ?? (reference ? { reference: [reference] } : {});
  return (
    <div className="form-page">
      <div>
        <h1 className="text-3xl">{words("status.title")}</h1>
        <p className="lead">{words("status.lead")}</p>
      </div>
      <PlainForm
        action="/api/submissions/look-up"
        fields={lookUpFields}
        state={{ typed, faults: state?.faults ?? {} }}
        submitLabel={words("status.show")}
      />
      <p>
        {isMember ? (
          <ButtonLink href={hubPath} variant="secondary">
            {words("status.account")}
          </ButtonLink>
        ) : (
          <ButtonLink href={signInAddress("login", next)} variant="secondary">
            {words("status.signIn")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

type Props = {
  submission: OwnSubmission;
  /** What was sent from here and refused: an answer, a change, a withdrawal. */
  state: FormState | undefined;
  /** Whether it was sent a moment ago: then what happens next comes before its state. */
  isJustSent: boolean;
  /** The messages exchanged about it. */
  thread?: ReactNode;
};

const isOpen = ({ state }: OwnSubmission): boolean => ["received", "asked", "answered"].includes(state);

/** The state of something that was sent, what happened to it, and what its sender can do. */
export function StatusView({ submission, state, isJustSent, thread }: Props) {
  const words = useWords("forms");
  const { locale } = words;
  const { form, reference, answers, files } = submission;
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, locale);
  const hidden = { reference };
  const isAnswer = submission.state === "asked" && state?.form === answerFormId;
  return (
    <div className="form-page">
      <StatusHead
        submission={submission}
        title={words(isJustSent ? "status.sent" : "status.title")}
        state={isAnswer ? undefined : state}
        isJustSent={isJustSent}
      />
      {!isJustSent && <EventList submission={submission} />}
      {!isJustSent && thread}
      {isOpen(submission) && (
        <section aria-labelledby="next-title" className="grid gap-2">
          <h2 id="next-title" className="text-xl">
            {words("status.next")}
          </h2>
          {submission.dueAt && (
            <p>
              <strong>{words("status.by", { date: day.format(submission.dueAt) })}</strong>
            </p>
          )}
          <p>{introduce(form, locale).after}</p>
        </section>
      )}
      {isJustSent && <EventList submission={submission} />}
      {submission.listedAt && form.listing && (
        <section aria-labelledby="listed-title" className="grid gap-3">
          <h2 id="listed-title" className="text-xl">
            {words("status.listedTitle")}
          </h2>
          <p>{words("status.listed", { date: day.format(submission.listedAt) })}</p>
          <p>
            <AppLink className="link" href={listingsPath(form.listing.directory)}>
              {words("status.listedLink")}
            </AppLink>
          </p>
          {submission.state === "accepted" && (
            <SureForm
              action="/api/submissions/unlist"
              hidden={hidden}
              ask={words("status.unlist")}
              text={words("status.unlistSure")}
              submitLabel={words("status.unlistYes")}
            />
          )}
        </section>
      )}
      {submission.state === "asked" && (
        <section aria-labelledby="ask-title" className="grid gap-4">
          <h2 id="ask-title" className="text-xl">
            {words("status.askTitle")}
          </h2>
          <PlainForm
            action="/api/submissions/answer"
            fields={[answerField]}
            hidden={hidden}
            state={isAnswer ? state : undefined}
            submitLabel={words("status.askSend")}
          />
        </section>
      )}
      <section aria-labelledby="said-title" className="grid gap-4">
        <h2 id="said-title" className="text-xl">
          {words("status.answers")}
        </h2>
        {answers ? (
          <>
            <p className="text-muted">{words("status.print")}</p>
            <AnswersView level={3} steps={answersInWords(form, answers, locale, files)} />
          </>
        ) : (
          <Notice title={words("status.answersHidden")} />
        )}
      </section>
      {files.length > 0 && (
        <section aria-labelledby="files-title" className="grid gap-3">
          <h2 id="files-title" className="text-xl">
            {words("status.files")}
          </h2>
          <ul className="form-list">
            {each(files, ({ id, name, state: held }) => (
              <li>
                {held === "clean" || held === "unscanned" ? (
                  <a className="link" href={`${uploadsPath}/${id}`}>
                    {name}
                  </a>
                ) : (
                  `${name}: ${words(`status.fileState.${held}`)}`
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changeableStates(form).includes(submission.state) && answers && (
        <ChangeAnswers
          reference={reference}
          text={words(submission.state === "accepted" ? "status.changeListed" : "status.changeText")}
        />
      )}
      {isOpen(submission) && (
        <section aria-labelledby="withdraw-title" className="grid gap-3">
          <h2 id="withdraw-title" className="text-xl">
            {words("status.withdrawTitle")}
          </h2>
          <SureForm
            action="/api/submissions/withdraw"
            hidden={hidden}
            ask={words("status.withdraw")}
            text={words("status.withdrawText")}
            submitLabel={words("status.withdrawYes")}
          />
        </section>
      )}
    </div>
  );
}
