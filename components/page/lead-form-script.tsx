"use client";

import { useRef, useState, type ReactNode } from "react";
import { useSentForm } from "#components/forms/use-sent-form.ts";
import { Button } from "#components/ui/button.tsx";
import type { Answer } from "#components/ui/send-json.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { LeadFieldsProps, LeadFormWords } from "./lead-fields.tsx";
import type * as View from "./lead-outcome.tsx";

type Props = Pick<LeadFieldsProps, "fields" | "prefix" | "known"> & {
  /** The content of the form as the server rendered it. */
  children: ReactNode;
  words: LeadFormWords;
  note: string;
  goodIcon: ReactNode;
};

/** Loads the code that sends the form and renders the outcome, when the visitor begins to fill in the form. */
const loadView = () => import("./lead-outcome.tsx").catch(() => undefined);

/** Sends the form without leaving the page, shows beside each field what is wrong, and keeps everything typed. */
export function LeadFormScript({ children, note, goodIcon, ...shared }: Props) {
  const { fields, words } = shared;
  const [view, setView] = useState<typeof View>();
  const [typed, setTyped] = useState<Typed>();
  const [reference, setReference] = useState<string>();
  const post = useRef<ReturnType<typeof View.leadPoster>>(undefined);

  async function send(form: HTMLFormElement): Promise<Answer<{ reference: string }>> {
    const loaded = await loadView();
    if (!loaded) {
      if (navigator.onLine) form.submit(); // without its script the form still posts
      return { problem: words.lost, fields: {} };
    }
    post.current ??= loaded.leadPoster(fields, words);
    const answer = await post.current(form);
    setView(loaded);
    if (!("data" in answer)) setTyped(loaded.typedIn(form));
    return answer;
  }
  const { faults, isSending, summary, handleSubmit } = useSentForm({
    send,
    onDone: (data) => setReference(data.reference),
  });

  if (reference && view) return <view.LeadReceived reference={reference} icon={goodIcon} words={words} />;
  return (
    <form
      method="post"
      action="/api/leads"
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
      onFocus={() => void loadView()}
      onSubmit={handleSubmit}
    >
      {typed && view ? (
        <view.LeadFields {...shared} typed={typed} faults={faults} summaryRef={summary} />
      ) : (
        children
      )}
      {!view && faults[""] && <p role="alert">{faults[""]}</p>}
      <p className="text-sm text-muted">{note}</p>
      <Button busy={isSending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}
