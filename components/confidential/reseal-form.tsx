"use client";

import { useState, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextControl, type FieldWords } from "#components/ui/controls.tsx";
import type { Failing } from "#components/ui/send-json.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import type { Recipient } from "./file-sealed.ts";
import type { PartToReseal } from "./reseal-parts.ts";

type Props = {
  parts: readonly PartToReseal[];
  recipients: readonly Recipient[];
  keys: readonly string[];
  words: FieldWords &
    Failing &
    Record<"script" | "passphrase" | "passphraseHint" | "wrong" | "go" | "going" | "done", string>;
};

/** Opens older parts in this browser and seals them to the current caseworkers. */
export function ResealForm({ parts, recipients, keys, words }: Props) {
  const isScripted = useScripted();
  const [isGoing, setGoing] = useState(false);
  const [fault, setFault] = useState<string>();
  const [message, setMessage] = useState("");

  async function go(form: HTMLFormElement): Promise<void> {
    const passphrase = String(new FormData(form).get("passphrase") ?? "");
    const [{ openKeyring }, { resealParts }] = await Promise.all([
      import("./keyring.ts"),
      import("./reseal-parts.ts"),
    ]);
    const ring = await openKeyring(keys, passphrase);
    if (!ring) return setFault(words.wrong);
    setFault(undefined);
    setMessage(
      fill(words.done, await resealParts(parts, { identities: ring.identities, recipients, words })),
    );
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isGoing) return;
    setGoing(true);
    await go(event.currentTarget).catch(() => setFault(words.lost));
    setGoing(false);
  }

  if (!isScripted) return <p>{words.script}</p>;
  return (
    <form autoComplete="off" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextControl
        fieldWords={words}
        type="password"
        name="passphrase"
        id="reseal-passphrase"
        label={words.passphrase}
        hint={words.passphraseHint}
        error={fault}
        autoComplete="off"
      />
      <p role="status">{isGoing ? words.going : message}</p>
      <Button busy={isGoing} variant="secondary" className="justify-self-start">
        {isGoing ? words.going : words.go}
      </Button>
    </form>
  );
}
