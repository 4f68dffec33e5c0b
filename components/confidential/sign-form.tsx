"use client";

import { useState, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextControl, type FieldWords } from "#components/ui/controls.tsx";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { caseworkCall } from "#lib/domains/confidential/open/paths.ts";

export type SignWords = FieldWords &
  Failing &
  Record<
    | "script"
    | "fingerprint"
    | "fingerprintHint"
    | "differs"
    | "passphrase"
    | "passphraseHint"
    | "wrong"
    | "noSigner"
    | "sign"
    | "signing",
    string
  >;

type Props = {
  /** The pending key. */
  waiting: { id: string; memberId: string; recipient: string; verifier: string };
  /** The signer's private keys under their passphrase. `verifier` is the valid signing key among them. */
  keys: readonly string[];
  verifier: string;
  words: SignWords;
};

type Fault = { at: "fingerprint" | "passphrase" | "sign"; text: string };

/**
 * Signs a colleague's key in this browser, after the signer has typed the fingerprint that the colleague gave by voice.
 */
export function SignForm({ waiting, keys, verifier, words }: Props) {
  const isScripted = useScripted();
  const [isSigning, setSigning] = useState(false);
  const [fault, setFault] = useState<Fault>();

  async function sign(form: HTMLFormElement): Promise<Fault | undefined> {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "");
    const [{ fingerprintOf, isFingerprint }, { openKeyring, signStatement }] = await Promise.all([
      import("#lib/domains/confidential/open/key-statement.ts"),
      import("./keyring.ts"),
    ]);
    if (!isFingerprint(text("fingerprint"), fingerprintOf(waiting)))
      return { at: "fingerprint", text: words.differs };
    const ring = await openKeyring(keys, text("passphrase"));
    if (!ring) return { at: "passphrase", text: words.wrong };
    const signer = ring.signers.find((one) => one.verifier === verifier);
    if (!signer) return { at: "passphrase", text: words.noSigner };
    const signature = await signStatement(signer, waiting);
    const answer = await sendJson(caseworkCall("sign"), JSON.stringify({ id: waiting.id, signature }), words);
    return "data" in answer ? undefined : { at: "sign", text: answer.problem };
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSigning) return;
    setSigning(true);
    const found = await sign(event.currentTarget).catch((): Fault => ({ at: "sign", text: words.lost }));
    if (!found) return void (location.search = "?signed=1"); // reloads the page, with the key among the valid ones
    setFault(found);
    setSigning(false);
  }

  if (!isScripted) return <p>{words.script}</p>;
  const errorAt = (at: Fault["at"]) => (fault?.at === at ? fault.text : undefined);
  return (
    <form autoComplete="off" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextControl
        fieldWords={words}
        name="fingerprint"
        id={`sign-${waiting.id}-fingerprint`}
        label={words.fingerprint}
        hint={words.fingerprintHint}
        error={errorAt("fingerprint")}
        autoComplete="off"
        spellCheck={false}
      />
      <TextControl
        fieldWords={words}
        type="password"
        name="passphrase"
        id={`sign-${waiting.id}-passphrase`}
        label={words.passphrase}
        hint={words.passphraseHint}
        error={errorAt("passphrase")}
        autoComplete="off"
      />
      <p role="alert" className="field-error">
        {errorAt("sign")}
      </p>
      <Button busy={isSigning} className="justify-self-start">
        {isSigning ? words.signing : words.sign}
      </Button>
    </form>
  );
}
