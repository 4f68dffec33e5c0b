import type { ReactNode } from "react";
import { sendJson, type Answer, type Failing } from "#components/ui/send-json.ts";
import type { DrawnField } from "#lib/domains/fields/open/drawn-field.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { leadUnseen } from "#lib/domains/leads/open/form-names.ts";
import type { LeadFormWords } from "./lead-fields.tsx";

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** The page with the receipt of what was sent. */
export const receiptPath = (reference: string): string => `/contact/received?reference=${reference}`;

/**
 * Makes the function that sends one form; `words` are the messages for when no response comes. The same content sent
 * again has the same idempotency key, so that a retry after a lost response files nothing twice; changed content gets
 * its own key.
 */
export function leadPoster(
  fields: readonly DrawnField[],
  words: Failing,
): (form: HTMLFormElement) => Promise<Answer<{ reference: string }>> {
  let last = { body: "", key: "" };
  return (form) => {
    const body = JSON.stringify(readPost([...leadUnseen, ...fields], new FormData(form)));
    if (body !== last.body) last = { body, key: newKey() };
    return sendJson(form.action, body, words, { "idempotency-key": last.key });
  };
}

export { typedIn } from "#components/forms/typed-in.ts";
export { LeadFields } from "./lead-fields.tsx";

type ReceivedProps = { reference: string; icon: ReactNode; words: LeadFormWords };

export function LeadReceived({ reference, icon, words }: ReceivedProps) {
  const [before, after] = words.reference.split("{reference}");
  return (
    <div ref={(news) => news?.focus()} className="notice notice-good" role="status" tabIndex={-1}>
      {icon}
      <div>
        <p className="font-semibold">{words.received}</p>
        <p>
          {before}
          <strong className="whitespace-nowrap" translate="no">
            {reference}
          </strong>
          {after}
        </p>
        <p>
          <a className="link" href={receiptPath(reference)}>
            {words.receipt}
          </a>
        </p>
      </div>
    </div>
  );
}
