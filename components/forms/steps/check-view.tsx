import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { answersInWords, type Amended, type SendLimit, type Started } from "#lib/domains/forms/index.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import type { CheckedForm } from "#lib/domains/forms/shared/check-answers.ts";
import { type FormDefinition, countryOf } from "#lib/domains/forms/open/form.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { stepPath } from "#lib/domains/forms/open/form-path.ts";
import { formTitle, stepTitle } from "#lib/data/content/form-words.ts";
import { declarationOf } from "#lib/domains/forms/shared/step-fields.ts";
import type { ListedUpload } from "#lib/services/uploads/index.ts";
import type { LetterPreview } from "#lib/domains/letters/index.ts";
import type { Member } from "#lib/data/access/open/visit.ts";
import type { AskedOfSender } from "#lib/domains/members/open/form-names.ts";
import { drawnOfSender } from "#lib/domains/members/shared/sender-fields.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import type { WordKey } from "#lib/platform/words/index.ts";
import { AnswersView } from "./answers-view.tsx";
import { LetterPaper } from "./letter-status.tsx";
import { SendLimitNotice } from "./send-limit-notice.tsx";
import { SendForm } from "./send-form.tsx";

type Props = {
  form: FormDefinition;
  started: Started;
  /** What was sent before, if this changes it. */
  amended: Amended | undefined;
  checked: CheckedForm;
  /** The declaration as it was sent and refused. */
  state: FormState | undefined;
  /** The signed-in user. */
  member: Pick<Member, "isRegistered"> | undefined;
  /** Whether somebody signed in here before. */
  isKnownBrowser: boolean;
  /** The files that were added to it. */
  files: readonly ListedUpload[];
  /** How near the sender is to the limit of forms, if that is relevant. */
  limit: SendLimit | undefined;
  /** The letter that these answers make, if they make one and none is missing. */
  letter: LetterPreview | undefined;
};

/**
 * The label of the button: where the sender's address is asked, it sends only the code, and entering the code sends the
 * answers.
 */
const sends = (
  { isLetter }: FormDefinition,
  { amendsId }: Started,
  asked: AskedOfSender | undefined,
): WordKey<"forms"> =>
  asked === "address" ? "check.sendCode" : `check.${isLetter ? "write" : "send"}${amendsId ? "Changed" : ""}`;

/** What must be known of the sender before this can be sent. */
function askedOf({ form, member }: Pick<Props, "form" | "member">): AskedOfSender | undefined {
  if (form.sender !== "member" || member?.isRegistered) return undefined;
  return member ? "registration" : "address";
}

/** The initial answers to the questions about the sender, taken from the form and its answers. */
const presetOf = ({ form, checked }: Pick<Props, "form" | "checked">): Typed => ({
  audience: [form.audience ?? ""],
  country: [countryOf(form, checked.answers) ?? ""],
});

/** When and under which reference it was sent, or made, before. */
const leadOf = ({ form }: Props, { reference, sentAt }: Amended, locale: string) => ({
  reference,
  date: dateFormat({ dateStyle: "long", timeZone: "UTC" }, locale).format(sentAt),
  sort: form.isLetter ? "letter" : "other",
});

/** All answers once more before they are sent, and what is still missing about the sender. */
export function CheckView(props: Props) {
  const { form, started, amended, checked, state, files, letter } = props;
  const words = useWords("forms");
  const fields = useWords("fields");
  const { locale } = words;
  const changeAt = (step: string) => stepPath(form.id, step);
  const asked = askedOf(props);
  const declaration = declarationOf(form);
  const drawn = drawFields([declaration, ...drawnOfSender(asked, props.isKnownBrowser)], locale);
  const fieldWords = fields.pick("problem", "error", "optional");
  return (
    <div className="form-page">
      <div>
        <p className="eyebrow">{formTitle(form.id, locale)}</p>
        <h1 className="text-3xl">{words("check.title")}</h1>
        <p className="lead">
          {amended ? words("check.leadChanged", leadOf(props, amended, locale)) : words("check.lead")}
        </p>
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
      <AnswersView
        level={2}
        steps={answersInWords(form, checked.answers, locale, files)}
        changeAt={changeAt}
      />
      {letter && (
        <section aria-labelledby="letter-title" className="grid gap-4">
          <h2 id="letter-title" className="text-xl">
            {words("check.letterTitle")}
          </h2>
          <p>{words("check.letterText")}</p>
          <LetterPaper letter={letter} />
        </section>
      )}
      {!checked.open && (
        <section aria-labelledby="declare-title" className="grid gap-4">
          <h2 id="declare-title" className="text-xl">
            {words(form.isLetter ? "check.writeTitle" : "check.declareTitle")}
          </h2>
          <SendLimitNotice limit={props.limit} />
          {asked && <p>{words(`check.${asked}`)}</p>}
          <SendForm
            form={form.id}
            started={started.id}
            version={started.version}
            fields={drawn}
            declaration={declaration.name}
            asked={asked}
            typed={{ ...presetOf(props), ...state?.typed }}
            // A visitor who returns from signing in was refused nothing.
            faults={state && state.code !== "unauthenticated" ? state.faults : {}}
            words={{
              ...fieldWords,
              ...(asked === "address" && { optional: words("check.ifNew") }),
              ...words.pick("lost", "failed"),
              send: words(sends(form, started, asked)),
              waiting: words("check.waiting"),
            }}
          />
        </section>
      )}
    </div>
  );
}
