"use client";

import { useEffect, useRef, useState } from "react";
import { FormFields } from "#components/forms/form-fields.tsx";
import { useSentForm } from "#components/forms/use-sent-form.ts";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { formTokenName, intakeCall } from "#lib/domains/confidential/open/paths.ts";
import type { DrawnField } from "#lib/domains/fields/open/drawn-field.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import type { Recipient } from "./file-sealed.ts";
import type { IntakeWords } from "./words.ts";
import type { OpenedCase, PreparedMessage } from "./open-receipt.ts";

type Props = {
  page: `/${string}`;
  /** Identifies this rendering of the form when a browser withholds its origin. */
  token: string;
  receiptFields: readonly DrawnField[];
  furtherFields: readonly DrawnField[];
  recipients: readonly Recipient[];
  words: IntakeWords;
};

const load = () => import("./open-receipt.ts").catch(() => undefined);

/** Opens a case by its receipt, which is posted and never in a URL. With script the receipt stays in this browser. */
export function ReceiptForm(props: Props) {
  const { page, token, receiptFields, words } = props;
  const [opened, setOpened] = useState<OpenedCase>();
  const lost = { problem: words.lost, fields: {} };

  async function send(form: HTMLFormElement) {
    const loaded = await load();
    if (loaded) return loaded.openReceipt(form, words).catch(() => lost);
    if (navigator.onLine) form.submit();
    return lost;
  }
  const { faults, isSending, summary, handleSubmit } = useSentForm<OpenedCase>({ send, onDone: setOpened });

  if (opened) return <Opened {...props} opened={opened} onChange={setOpened} />;
  return (
    <form
      method="post"
      action={intakeCall("visit")}
      encType="multipart/form-data"
      autoComplete="off"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name={formTokenName} value={token} />
      <FormFields
        fields={receiptFields}
        prefix="visit"
        typed={{}}
        faults={faults}
        words={words}
        summaryRef={summary}
      />
      <Button variant="secondary" busy={isSending} className="justify-self-start">
        {isSending ? words.visit.opening : words.visit.send}
      </Button>
    </form>
  );
}

type OpenedProps = Props & { opened: OpenedCase; onChange: (to: OpenedCase) => void };

function Opened({ opened, onChange, furtherFields, recipients, words }: OpenedProps) {
  const { keys, state, parts } = opened;
  const title = useRef<HTMLHeadingElement>(null);
  const kept = useRef<PreparedMessage | undefined>(undefined);
  const date = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);

  async function send(form: HTMLFormElement) {
    const lost = { problem: words.lost, fields: {} };
    const loaded = await load();
    return loaded ? loaded.writeSealed(form, { keys, recipients, words, kept }).catch(() => lost) : lost;
  }
  const { faults, isSending, summary, handleSubmit } = useSentForm<OpenedCase>({ send, onDone: onChange });
  useEffect(() => title.current?.focus(), [parts.length]);

  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-xl">
        {words.visit.title}
      </h3>
      <p>{words.visit[state]}</p>
      <ol className="intake-said">
        {each(parts, ({ kind, day, words: text }) => (
          <li>
            <p className="text-muted">{fill(words.part[kind], { date: date.format(new Date(day)) })}</p>
            {text !== undefined && <blockquote className="quoted">{text}</blockquote>}
          </li>
        ))}
      </ol>
      {state !== "closed" && (
        <form
          key={parts.length}
          autoComplete="off"
          spellCheck={false}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void handleSubmit(event)}
        >
          <FormFields
            fields={furtherFields}
            prefix="further"
            typed={{}}
            faults={faults}
            words={words}
            summaryRef={summary}
          />
          <Button busy={isSending} className="justify-self-start">
            {isSending ? words.sealing : words.send}
          </Button>
        </form>
      )}
    </div>
  );
}
