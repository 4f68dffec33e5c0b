"use client";

import { useEffect, useRef, useState } from "react";
import { FormFields } from "#components/forms/form-fields.tsx";
import { useSentForm } from "#components/forms/use-sent-form.ts";
import { Button } from "#components/ui/button.tsx";
import { formTokenName, intakeCall } from "#lib/domains/confidential/open/paths.ts";
import { spellReceipt } from "#lib/domains/confidential/open/receipt.ts";
import type { DrawnField } from "#lib/domains/fields/open/drawn-field.ts";
import type { Prepared, Recipient } from "./file-sealed.ts";
import type { IntakeWords } from "./words.ts";

type Props = {
  page: `/${string}`;
  fields: readonly DrawnField[];
  recipients: readonly Recipient[];
  /** Lets the server detect a double submit without script. */
  token: string;
  /** The initial choice. */
  about?: string | undefined;
  words: IntakeWords;
};

/**
 * The form for a case. With script it is sealed here and then sent. Without script it posts, and the server seals it.
 */
export function IntakeForm({ page, fields, recipients, token, about, words }: Props) {
  const [receipt, setReceipt] = useState<string>();
  const kept = useRef<Prepared>(undefined);
  const lost = { problem: words.lost, fields: {} };

  async function send(form: HTMLFormElement) {
    const loaded = await import("./file-sealed.ts").catch(() => undefined);
    if (loaded) return loaded.fileSealed(form, { recipients, words, kept }).catch(() => lost);
    if (navigator.onLine) form.submit(); // without the script module the form still posts
    return lost;
  }
  const { faults, isSending, summary, handleSubmit } = useSentForm<string>({ send, onDone: setReceipt });

  if (receipt) return <ReceiptShown receipt={receipt} words={words} onDone={() => setReceipt(undefined)} />;
  return (
    <form
      method="post"
      action={intakeCall("file")}
      encType="multipart/form-data"
      autoComplete="off"
      spellCheck={false}
      noValidate
      className="grid gap-6"
      aria-busy={isSending}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name={formTokenName} value={token} />
      <FormFields
        fields={fields}
        prefix=""
        typed={about ? { about: [about] } : {}}
        faults={faults}
        words={words}
        summaryRef={summary}
      />
      <Button busy={isSending} className="justify-self-start">
        {isSending ? words.sealing : words.send}
      </Button>
    </form>
  );
}

function ReceiptShown({
  receipt,
  words,
  onDone,
}: {
  receipt: string;
  words: IntakeWords;
  onDone: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { receipt: receiptWords } = words;
  return (
    <div className="intake-receipt">
      <h3 ref={title} tabIndex={-1}>
        {receiptWords.title}
      </h3>
      <p>{receiptWords.write}</p>
      <p className="intake-digits" translate="no">
        {spellReceipt(receipt)}
      </p>
      <ul>
        <li>{receiptWords.once}</li>
        <li>{receiptWords.back}</li>
        <li>{receiptWords.when}</li>
        <li>{receiptWords.browser}</li>
      </ul>
      <Button type="button" variant="secondary" className="justify-self-start" onClick={onDone}>
        {receiptWords.done}
      </Button>
    </div>
  );
}
