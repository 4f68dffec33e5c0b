import type { ReactNode } from "react";
import { PlainForm, FaultSummary } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnCase } from "#lib/domains/cases/index.ts";
import { messageCall, toStaffField } from "#lib/domains/cases/open/fields.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";

type ThreadProps = {
  own: OwnCase;
  /** The rejected message, if any. */
  state: FormState | undefined;
};

/**
 * The messages between staff and the sender, with a form to write another one unless the case was merged or withdrawn.
 */
export function Thread({ own: { reference, messages, mergedInto, isWithdrawn }, state }: ThreadProps) {
  const words = useWords("forms");
  if (isWithdrawn && messages.length === 0 && !state) return null;
  return (
    <section id="thread" aria-label={words("thread.title")} className="grid gap-4">
      {messages.length > 0 && <h2 className="text-xl">{words("thread.title")}</h2>}
      {messages.length > 0 && (
        <ol className="thread">
          {each(messages, ({ from, at, words: text }) => (
            <li className={from === "staff" ? "thread-staff" : undefined}>
              <p>
                <strong>{words(`thread.${from}`)}</strong>{" "}
                <span className="text-muted">
                  <Moment at={at} />
                </span>
              </p>
              <blockquote dir="auto">{text}</blockquote>
            </li>
          ))}
        </ol>
      )}
      {mergedInto ? (
        <Notice tone="info">
          <p>
            {words.rich("thread.elsewhere", {
              link: (
                <a className="link" href={statusOf(mergedInto)}>
                  {mergedInto}
                </a>
              ),
            })}
          </p>
        </Notice>
      ) : isWithdrawn ? (
        <Notice tone="info">
          <p>{words("thread.withdrawn")}</p>
        </Notice>
      ) : (
        <PlainForm
          action={messageCall}
          fields={[toStaffField]}
          prefix="message-"
          hidden={{ reference }}
          state={state}
          submitLabel={words("thread.send")}
          variant="secondary"
        />
      )}
    </section>
  );
}

type Props = {
  own: OwnCase;
  /** What was sent: the kind of enquiry or the name of the portal. */
  title: string;
  state: FormState | undefined;
  thread: ReactNode;
};

/**
 * The state of an enquiry or a request for access, for its sender: whose turn it is, and the answers so far. It
 * promises no day, because the office answers as it can.
 */
export function CaseStatus({ own, title, state, thread }: Props) {
  const words = useWords("forms");
  const { reference, filedAt } = own;
  return (
    <div className="form-page">
      <div>
        <p className="eyebrow">{title}</p>
        <h1 className="text-3xl">{words("status.title")}</h1>
      </div>
      <FaultSummary state={state} />
      <div className="sent-panel">
        <p>{words("status.yourReference")}</p>
        <strong translate="no">{reference}</strong>
      </div>
      <section aria-labelledby="stands-title" className="grid gap-2">
        <h2 id="stands-title" className="text-xl">
          {words("status.stands")}: {words(`thread.turn.${own.state}`)}
        </h2>
        <p>{words.rich("thread.filed", { moment: <Moment at={filedAt} /> })}</p>
        {own.state === "open" && !own.isWithdrawn && !own.mergedInto && <p>{words("thread.next")}</p>}
      </section>
      {thread}
    </div>
  );
}
