"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextControl, type FieldWords } from "#components/ui/controls.tsx";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { leastPassphrase } from "#lib/domains/confidential/open/limits.ts";
import { caseworkCall } from "#lib/domains/confidential/open/paths.ts";
import { keysPath } from "#lib/data/site/open/confidential.ts";

export type KeyWords = FieldWords &
  Failing &
  Record<
    | "script"
    | "now"
    | "next"
    | "nextHint"
    | "again"
    | "make"
    | "making"
    | "made"
    | "fingerprint"
    | "compare"
    | "goOn"
    | "wrong"
    | "short"
    | "differ",
    string
  >;

type Props = {
  /** Prefix of the ids in this form. */
  prefix: string;
  /** The private keys under the current passphrase, if the new key is to carry them over. */
  carried?: readonly string[] | undefined;
  words: KeyWords;
};

type Fault = { at: "now" | "next" | "again" | "make"; text: string };

/** Generates a key in this browser. The passphrase is never sent: it encrypts what is sent. */
export function KeyForm({ prefix, carried, words }: Props) {
  const isScripted = useScripted();
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [fingerprint, setFingerprint] = useState<string>();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), [fingerprint]);

  async function make(form: HTMLFormElement): Promise<Fault | undefined> {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "");
    if (text("next").length < leastPassphrase) return { at: "next", text: words.short };
    if (text("next") !== text("again")) return { at: "again", text: words.differ };
    const { makeKeyring, openKeyring } = await import("./keyring.ts");
    const before = carried && (await openKeyring(carried, text("now")));
    if (carried && !before) return { at: "now", text: words.wrong };
    const key = await makeKeyring(before, text("next"));
    const answer = await sendJson(caseworkCall("key"), JSON.stringify(key), words);
    if (!("data" in answer)) return { at: "make", text: answer.problem };
    const { fingerprintOf } = await import("#lib/domains/confidential/open/key-statement.ts");
    setFingerprint(fingerprintOf(key));
    return undefined;
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMaking) return;
    setMaking(true);
    const found = await make(event.currentTarget).catch((): Fault => ({ at: "make", text: words.lost }));
    setFault(found);
    setMaking(false);
  }

  if (!isScripted) return <p>{words.script}</p>;
  // Computed here from the key that was generated here, because the server could show the fingerprint of another key.
  if (fingerprint)
    return (
      <div ref={done} tabIndex={-1}>
        <p role="status">{words.made}</p>
        <p>
          {words.fingerprint}: <strong className="casework-fingerprint">{fingerprint}</strong>
        </p>
        <p>{words.compare}</p>
        <a className="link" href={keysPath}>
          {words.goOn}
        </a>
      </div>
    );
  const control = (name: Fault["at"], label: string, hint?: string) => (
    <TextControl
      fieldWords={words}
      type="password"
      name={name}
      id={`${prefix}-${name}`}
      label={label}
      hint={hint}
      error={fault?.at === name ? fault.text : undefined}
      autoComplete="off"
    />
  );
  return (
    <form autoComplete="off" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {carried && control("now", words.now)}
      {control("next", words.next, words.nextHint)}
      {control("again", words.again)}
      <p role="alert" className="field-error">
        {fault?.text}
      </p>
      <Button busy={isMaking} className="justify-self-start">
        {isMaking ? words.making : words.make}
      </Button>
    </form>
  );
}
