"use client";

import { useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Problem } from "#components/ui/problem-summary.tsx";
import { addressPath } from "#lib/leads/open/own-address.ts";
import type * as View from "./lead-outcome.tsx";
import type { LeadFormWords } from "./lead-form-words.ts";
import { AddressAsked } from "./own-address.tsx";
import { leadPoster, receiptPath } from "./post-lead.ts";

type Props = {
  /** The fields, drawn by the server. */
  children: ReactNode;
  words: LeadFormWords;
  dangerIcon: ReactNode;
  goodIcon: ReactNode;
};

/** What came of sending, drawn by a part that comes when somebody begins to fill in the form. */
type Outcome = { view: typeof View; form: HTMLFormElement } & ({ reference: string } | { problem: Problem });

const loadView = () => import("./lead-outcome.tsx");

/** Sends the form without leaving the page, says beside each field what is wrong, and keeps everything typed. */
export function LeadFormScript({ children, words, dangerIcon, goodIcon }: Props) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [unseen, setUnseen] = useState<string>();
  const [isAddressAsked, setAddressAsked] = useState(false);
  const [post] = useState(() => leadPoster(words));

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const answer = await post(form);
    const view = await loadView().catch(() => undefined);
    setSending(false);
    if ("data" in answer) {
      const { reference } = answer.data;
      if (!view) return location.assign(receiptPath(reference));
      return setOutcome({ view, form, reference });
    }
    if (addressPath in answer.fields) setAddressAsked(true);
    setUnseen(view ? undefined : answer.problem);
    if (view) setOutcome({ view, form, problem: view.problemOf(form, answer) });
  }

  if (outcome && "reference" in outcome)
    return <outcome.view.LeadReceived reference={outcome.reference} icon={goodIcon} words={words} />;
  return (
    <form
      method="post"
      action="/api/leads"
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
      onFocus={() => void loadView().catch(() => undefined)}
      onSubmit={handleSubmit}
    >
      {outcome && (
        <outcome.view.LeadProblem
          problem={outcome.problem}
          form={outcome.form}
          icon={dangerIcon}
          words={words}
        />
      )}
      {unseen && <p role="alert">{unseen}</p>}
      <AddressAsked value={isAddressAsked}>{children}</AddressAsked>
      <Button busy={isSending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}
