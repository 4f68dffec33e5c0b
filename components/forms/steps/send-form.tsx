"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { FormFields, type FormWords } from "#components/forms/form-fields.tsx";
import { typedIn } from "#components/forms/typed-in.ts";
import { Button } from "#components/ui/button.tsx";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { faultsOf, type DrawnField, type Faults, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { sentPath, stepPath } from "#lib/domains/forms/open/form-path.ts";
import { askedName, type AskedOfSender } from "#lib/domains/members/open/form-names.ts";
import { answersIn } from "./asked-steps.ts";
import { waitingSteps } from "./outbox.ts";
import { useRetry } from "./use-retry.ts";

export type SendWords = FormWords & Failing & Readonly<Record<"send" | "waiting", string>>;

type Props = {
  form: FormId;
  /** Which answers, as they were when this page was rendered. */
  started: string;
  version: number;
  /** The declaration, and the questions about the sender. */
  fields: readonly DrawnField[];
  /** The name of the declaration. */
  declaration: string;
  /** What must be known of the sender first; if it is the address, the post leads to the code for it. */
  asked: AskedOfSender | undefined;
  typed: Typed;
  faults: Faults;
  words: SendWords;
};

/**
 * The declaration and the button that sends. If the connection is lost, it is sent later; the id of the answers makes
 * that idempotent.
 */
export function SendForm({
  form,
  started,
  version,
  fields,
  declaration,
  asked,
  typed,
  faults: wrong,
  words,
}: Props) {
  const [faults, setFaults] = useState(wrong);
  const [state, setState] = useState<"idle" | "sending" | "waiting">("idle");
  const summary = useRef<HTMLDivElement>(null);
  const refusals = useRef(0);
  const page = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const [step] = Object.keys(waitingSteps(form));
    if (step) location.replace(stepPath(form, step));
  }, [form]);
  useEffect(() => {
    if (refusals.current > 0) summary.current?.focus();
  }, [faults]);

  async function send(): Promise<boolean> {
    const answers = page.current ? answersIn(fields, typedIn(page.current)) : {};
    const body = JSON.stringify({ ...answers, ...(asked && { [askedName]: asked }), started, version });
    const answer = await sendJson<{ reference: string }>(`/api/forms/${form}/send`, body, words);
    if ("data" in answer) {
      location.assign(sentPath(answer.data.reference));
      return true;
    }
    if (answer.problem === words.lost) {
      setState("waiting");
      return false;
    }
    // The session ended while the page was open: a plain post leads to the sign-in, and is sent after it.
    if (answer.code === "unauthenticated" && page.current) {
      page.current.submit();
      return true;
    }
    setState("idle");
    refusals.current += 1;
    setFaults(faultsOf(answer.problem, answer.fields));
    return true;
  }
  const { start } = useRetry(send);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const isDeclared = typedIn(event.currentTarget)[declaration] !== undefined;
    if (asked === "address" || !isDeclared) return; // the server shows the errors, or leads to the code
    event.preventDefault();
    setState("sending");
    start();
  }

  return (
    <form
      ref={page}
      method="post"
      action={`/api/forms/${form}/send`}
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="started" value={started} />
      <input type="hidden" name="version" value={version} />
      {asked && <input type="hidden" name={askedName} value={asked} />}
      <FormFields
        fields={fields}
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
