"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormFields, type FormWords } from "#components/forms/form-fields.tsx";
import { typedIn } from "#components/forms/typed-in.ts";
import { Button } from "#components/ui/button.tsx";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { faultsOf } from "#lib/forms/open/faults-of.ts";
import type { DrawnField, Faults, Typed } from "#lib/forms/open/drawn-field.ts";
import type { FormId } from "#lib/forms/open/form-ids.ts";
import { sentPath, stepPath } from "#lib/forms/open/form-path.ts";
import { waitingSteps } from "./outbox.ts";
import { useRetry } from "./use-retry.ts";

export type SendWords = FormWords & Failing & Readonly<Record<"send" | "waiting", string>>;

type Props = {
  form: FormId;
  /** Which answers, as they stood when this page was drawn. */
  started: string;
  version: number;
  declaration: DrawnField;
  typed: Typed;
  faults: Faults;
  /** Whether the address has to be confirmed first: then the post leads there. */
  isSignInNext: boolean;
  words: SendWords;
};

/** The declaration and the button that sends. With a lost connection it is sent later: once, by the id of the answers. */
export function SendForm({
  form,
  started,
  version,
  declaration,
  typed,
  faults: wrong,
  isSignInNext,
  words,
}: Props) {
  const [faults, setFaults] = useState(wrong);
  const [state, setState] = useState<"idle" | "sending" | "waiting">("idle");
  const summary = useRef<HTMLDivElement>(null);
  const refusals = useRef(0);

  useEffect(() => {
    const [step] = Object.keys(waitingSteps(form));
    if (step) location.replace(stepPath(form, step));
  }, [form]);
  useEffect(() => {
    if (refusals.current > 0) summary.current?.focus();
  }, [faults]);

  async function send(): Promise<boolean> {
    const body = JSON.stringify({ started, version, declaration: true });
    const answer = await sendJson<{ reference: string }>(`/api/forms/${form}/send`, body, words);
    if ("data" in answer) {
      location.assign(sentPath(answer.data.reference));
      return true;
    }
    if (answer.problem === words.lost) {
      setState("waiting");
      return false;
    }
    setState("idle");
    refusals.current += 1;
    setFaults(faultsOf(answer.problem, answer.fields));
    return true;
  }
  const { start } = useRetry(send);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const isDeclared = typedIn(event.currentTarget)[declaration.name] !== undefined;
    if (isSignInNext || !isDeclared) return; // the server says what is wrong, or leads to the sign-in
    event.preventDefault();
    setState("sending");
    start();
  }

  return (
    <form
      method="post"
      action={`/api/forms/${form}/send`}
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="started" value={started} />
      <input type="hidden" name="version" value={version} />
      <FormFields
        fields={[declaration]}
        prefix=""
        typed={typed}
        faults={faults}
        words={words}
        summaryRef={summary}
      />
      <div role="status" className="form-news">
        {state === "waiting" && <p>{words.waiting}</p>}
      </div>
      <Button busy={state !== "idle"} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
