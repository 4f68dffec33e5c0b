import { PlainForm } from "#components/forms/plain-form.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CaseRecipient, OwnKeys, ReadCase } from "#lib/domains/confidential/index.ts";
import { answerField, intakeFields, reasonField } from "#lib/domains/confidential/open/fields.ts";
import { closedMonths } from "#lib/data/retention/open/periods.ts";
import { caseworkCall } from "#lib/domains/confidential/open/paths.ts";
import { caseworkPath } from "#lib/data/site/open/confidential.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import { optionOf, sentenceOf } from "#lib/domains/fields/shared/texts.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { CaseOpener } from "./case-opener.tsx";
import type { CaseWords } from "./words.ts";
import { CaseworkNav } from "./casework-nav.tsx";

type Props = {
  email: string;
  whole: ReadCase;
  keys: OwnKeys;
  recipients: readonly CaseRecipient[];
  /** The rejected form that closes the case, if any. */
  state: FormState | undefined;
};

function useCaseWords(): CaseWords {
  const words = useWords("confidential");
  const fields = useWords("fields");
  const [about] = intakeFields;
  const raw = words.pick("case.message", "case.file", "case.answer", "case.save", "case.failed");
  return {
    ...fields.pick("problem", "error", "optional"),
    lost: words("case.lost"),
    failed: raw["case.failed"],
    open: words("case.open"),
    opening: words("case.opening"),
    passphrase: words("case.passphrase"),
    passphraseHint: words("case.passphraseHint"),
    script: words("case.script"),
    wrong: words("case.wrong"),
    unopened: words("case.unopened"),
    kind: { message: raw["case.message"], file: raw["case.file"], answer: raw["case.answer"] },
    about: words("case.about"),
    abouts: Object.fromEntries(
      about.options.map((option) => [option, optionOf(about, option, words.locale)]),
    ),
    country: words("case.country"),
    reach: words("case.reach"),
    save: raw["case.save"],
    saveHint: words("case.saveHint"),
    send: words("case.send"),
    sending: words("case.sending"),
    sent: words("case.sent"),
    answerMissing: sentenceOf(answerField, "missing"),
    answerLong: sentenceOf(answerField, "long"),
    locale: words.locale,
  };
}

/** A case for a caseworker. It stays sealed until their browser opens it. */
export function CasePage({ email, whole, keys, recipients, state }: Props) {
  const words = useWords("confidential");
  const { id, parts, contents, replyTo, closedOn, closedFor } = whole;
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  const isClosed = whole.state === "closed";
  return (
    <MemberFrame
      path={caseworkPath}
      title={words("case.title")}
      email={email}
      nav={<CaseworkNav current={caseworkPath} />}
    >
      <div className="casework">
        <a className="link form-back" href={caseworkPath}>
          {words("work.all")}
        </a>
        {closedOn && closedFor && (
          <p>
            {words("case.closed", {
              date: day.format(new Date(closedOn)),
              reason: optionOf(reasonField, closedFor, words.locale),
              months: closedMonths,
            })}
          </p>
        )}
        <CaseOpener
          id={id}
          parts={parts}
          contents={contents}
          isClosed={isClosed}
          replyTo={replyTo}
          recipients={recipients}
          keys={keys.sealed}
          answerFields={drawFields([answerField], words.locale)}
          words={useCaseWords()}
        />
        {!isClosed && (
          <section id="close" aria-labelledby="close-title">
            <h2 id="close-title" className="mb-4 text-xl">
              {words("case.close")}
            </h2>
            <PlainForm
              action={caseworkCall("close")}
              fields={[reasonField]}
              hidden={{ id, parts: String(parts) }}
              state={state}
              prefix="close"
              variant="secondary"
              submitLabel={words("case.close")}
            />
          </section>
        )}
      </div>
    </MemberFrame>
  );
}
