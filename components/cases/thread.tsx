import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnCase } from "#lib/domains/cases/index.ts";
import { messageCall, toStaffField } from "#lib/domains/cases/open/fields.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";

type Props = {
  own: OwnCase;
  /** The rejected message, if any. */
  state: FormState | undefined;
};

/**
 * The messages between staff and the sender, with a form to write another one unless the case was merged or withdrawn.
 */
export function Thread({ own: { reference, messages, mergedInto, isWithdrawn }, state }: Props) {
  const words = useWords("forms");
  if (isWithdrawn && messages.length === 0 && !state) return null;
  return (
    <section id="thread" aria-label={words("thread.title")} className="grid gap-4">
      {messages.length > 0 && <h2 className="text-xl">{words("thread.title")}</h2>}
      {messages.length > 0 && (
        <ol className="thread">
          {each(messages, ({ from, at, words: said }) => (
            <li className={from === "staff" ? "thread-staff" : undefined}>
              <p>
                <strong>{words(`thread.${from}`)}</strong>{" "}
                <span className="text-muted">
                  <Moment at={at} />
                </span>
              </p>
              <blockquote dir="auto">{said}</blockquote>
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
