"use client";

import { useEffect, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { markFields } from "#components/ui/mark-fields.ts";
import { ProblemSummary, problemOf, type Problem } from "#components/ui/problem-summary.tsx";
import { addressPath } from "#lib/leads/open/own-address.ts";
import { AddressAsked } from "./own-address.tsx";
import { leadPoster } from "./post-lead.ts";

type Props = {
  /** The fields, drawn by the server. */
  children: ReactNode;
  submitLabel: string;
  dangerIcon: ReactNode;
  goodIcon: ReactNode;
};

/** Sends the form without leaving the page, says beside each field what is wrong, and keeps everything typed. */
export function LeadFormScript({ children, submitLabel, dangerIcon, goodIcon }: Props) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isAddressAsked, setAddressAsked] = useState(false);
  const [reference, setReference] = useState<string>();
  const [post] = useState(leadPoster);
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem && form.current) {
      markFields(form.current, problem.fields, news.current?.querySelector("svg") ?? null);
    }
    if (problem || reference) news.current?.focus();
  }, [problem, reference]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const sent = event.currentTarget;
    setSending(true);
    const outcome = await post(sent);
    setSending(false);
    if ("data" in outcome) return setReference(outcome.data.reference);
    if (addressPath in outcome.fields) setAddressAsked(true);
    setProblem(problemOf(sent, outcome));
  }

  if (reference) return <Received ref={news} reference={reference} icon={goodIcon} />;
  return (
    <form
      ref={form}
      method="post"
      action="/api/leads"
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
      onSubmit={handleSubmit}
    >
      {problem && <ProblemSummary ref={news} problem={problem} icon={dangerIcon} />}
      <AddressAsked value={isAddressAsked}>{children}</AddressAsked>
      <Button busy={isSending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

type ReceivedProps = { ref: Ref<HTMLDivElement>; reference: string; icon: ReactNode };

function Received({ ref, reference, icon }: ReceivedProps) {
  return (
    <div ref={ref} className="notice notice-good" role="status" tabIndex={-1}>
      {icon}
      <div>
        <p className="font-semibold">We have received it.</p>
        <p>
          Your reference is <strong className="whitespace-nowrap">{reference}</strong>. Please write it down.
        </p>
        <p>
          <a className="link" href={`/contact/received?reference=${reference}`}>
            See what is filed under it
          </a>
        </p>
      </div>
    </div>
  );
}
