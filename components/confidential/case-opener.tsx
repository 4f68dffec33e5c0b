"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormFields } from "#components/forms/form-fields.tsx";
import { useSentForm } from "#components/forms/use-sent-form.ts";
import { Button } from "#components/ui/button.tsx";
import { TextControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import type { Parcel } from "#lib/domains/confidential/open/parcel.ts";
import type { DrawnField } from "#lib/domains/fields/open/drawn-field.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import type { Recipient } from "./file-sealed.ts";
import type { CaseWords } from "./words.ts";
import { ParcelView } from "./parcel-view.tsx";

type Part = { id: string; kind: keyof CaseWords["kind"]; day: string };
type OpenedPart = Part & { parcel: Parcel | undefined };

type Props = {
  id: string;
  /** The number of parts of the case. */
  parts: number;
  contents: readonly Part[];
  isClosed: boolean;
  /** The key that an answer is sealed to, in addition to those of the caseworkers. */
  replyTo: string;
  recipients: readonly Recipient[];
  /** The caseworker's private keys, encrypted with their passphrase, in base64. */
  keys: readonly string[];
  answerFields: readonly DrawnField[];
  words: CaseWords;
};

/**
 * Opens a case in this window. The passphrase and the decrypted case stay in its memory and are gone when it closes.
 */
export function CaseOpener(props: Props) {
  const { keys, contents, words } = props;
  const isScripted = useScripted();
  const [opened, setOpened] = useState<OpenedPart[]>();
  const [state, setState] = useState<"closed" | "opening" | "wrong" | "lost">("closed");

  async function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "opening") return;
    const passphrase = String(new FormData(event.currentTarget).get("passphrase") ?? "");
    setState("opening");
    try {
      const [{ openKeyring }, { openPart }] = await Promise.all([
        import("./keyring.ts"),
        import("./open-part.ts"),
      ]);
      const ring = await openKeyring(keys, passphrase);
      if (!ring) return setState("wrong");
      const all: OpenedPart[] = [];
      for (const part of contents) all.push({ ...part, parcel: await openPart(part.id, ring.identities) });
      setOpened(all);
    } catch {
      setState("lost");
    }
  }

  if (opened) return <OpenCase {...props} opened={opened} onAdd={(part) => setOpened([...opened, part])} />;
  if (!isScripted) return <p>{words.script}</p>;
  return (
    <form autoComplete="off" onSubmit={(event) => void open(event)}>
      <TextControl
        fieldWords={words}
        type="password"
        name="passphrase"
        label={words.passphrase}
        hint={words.passphraseHint}
        error={state === "wrong" ? words.wrong : state === "lost" ? words.lost : undefined}
        autoComplete="off"
      />
      <p role="status" className="sr-only">
        {state === "opening" ? words.opening : state === "wrong" ? words.wrong : ""}
      </p>
      <Button busy={state === "opening"} className="justify-self-start">
        {state === "opening" ? words.opening : words.open}
      </Button>
    </form>
  );
}

type OpenProps = Props & { opened: readonly OpenedPart[]; onAdd: (part: OpenedPart) => void };

function OpenCase(props: OpenProps) {
  const { opened, isClosed, words } = props;
  const date = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <ol ref={list} tabIndex={-1} className="casework-parts">
        {each(opened, ({ kind, day, parcel }) => (
          <li>
            <p className="font-semibold">{fill(words.kind[kind], { date: date.format(new Date(day)) })}</p>
            {parcel ? <ParcelView parcel={parcel} words={words} /> : <p>{words.unopened}</p>}
          </li>
        ))}
      </ol>
      {!isClosed && <AnswerForm key={opened.length} {...props} />}
    </>
  );
}

function AnswerForm({
  id,
  parts,
  contents,
  opened,
  replyTo,
  recipients,
  answerFields,
  words,
  onAdd,
}: OpenProps) {
  const seen = parts + opened.length - contents.length;
  const send = (form: HTMLFormElement) =>
    import("./send-answer.ts").then(
      ({ sendAnswer }) => sendAnswer(form, { id, parts: seen, replyTo, recipients, words }),
      () => ({ problem: words.lost, fields: {} }),
    );
  const { faults, isSending, summary, handleSubmit } = useSentForm<Parcel>({
    send,
    onDone: (parcel) =>
      onAdd({ id: String(seen), kind: "answer", day: new Date().toISOString().slice(0, 10), parcel }),
  });
  return (
    <form
      autoComplete="off"
      spellCheck={false}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p role="status">{opened.length > contents.length ? words.sent : ""}</p>
      <FormFields
        fields={answerFields}
        prefix="answer"
        typed={{}}
        faults={faults}
        words={words}
        summaryRef={summary}
      />
      <Button busy={isSending} className="justify-self-start">
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
}
