"use client";

import { useState, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextControl, type FieldWords } from "#components/ui/controls.tsx";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { leastPassphrase } from "#lib/confidential/open/limits.ts";
import { caseworkCall } from "#lib/confidential/open/paths.ts";

export type KeyWords = FieldWords &
  Failing &
  Record<
    "script" | "now" | "next" | "nextHint" | "again" | "make" | "making" | "wrong" | "short" | "differ",
    string
  >;

type Props = {
  /** Before the names in the ids of this form. */
  prefix: string;
  /** What the passphrase until now opens, where the new key is to carry it on. */
  carried?: readonly string[] | undefined;
  words: KeyWords;
};

type Fault = { at: "now" | "next" | "again" | "make"; text: string };

/** Makes a key in this browser. The passphrase goes nowhere: what is sent is encrypted with it. */
export function KeyForm({ prefix, carried, words }: Props) {
  const isScripted = useScripted();
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<Fault>();

  async function make(form: HTMLFormElement): Promise<Fault | undefined> {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "");
    if (text("next").length < leastPassphrase) return { at: "next", text: words.short };
    if (text("next") !== text("again")) return { at: "again", text: words.differ };
    const { makeKeyring, openKeyring } = await import("./keyring.ts");
    const before = carried ? await openKeyring(carried, text("now")) : [];
    if (!before) return { at: "now", text: words.wrong };
    const key = await makeKeyring(before, text("next"));
    const answer = await sendJson(caseworkCall("key"), JSON.stringify(key), words);
    return "data" in answer ? undefined : { at: "make", text: answer.problem };
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMaking) return;
    setMaking(true);
    const found = await make(event.currentTarget).catch((): Fault => ({ at: "make", text: words.lost }));
    if (!found) return void (location.search = "?made=1"); // the page anew, with the key
    setFault(found);
    setMaking(false);
  }

  if (!isScripted) return <p>{words.script}</p>;
  const control = (name: Fault["at"], label: string, hint?: string) => (
    <TextControl
      said={words}
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
