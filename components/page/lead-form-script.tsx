"use client";

import { useEffect, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { markFields } from "#components/ui/mark-fields.ts";
import { ProblemSummary, problemOf, type Problem } from "#components/ui/problem-summary.tsx";
import { addressPath } from "#lib/leads/open/own-address.ts";
import { AddressAsked } from "./own-address.tsx";
import { leadPoster } from "./post-lead.ts";

/** What the form says where it is drawn by script; the server hands it over. */
export type LeadFormWords = Readonly<
  Record<"submit" | "problem" | "error" | "lost" | "failed" | "received" | "reference" | "receipt", string>
>;

type Props = {
  /** The fields, drawn by the server. */
  children: ReactNode;
  words: LeadFormWords;
  dangerIcon: ReactNode;
  goodIcon: ReactNode;
};

/** Sends the form without leaving the page, says beside each field what is wrong, and keeps everything typed. */
export function LeadFormScript({ children, words, dangerIcon, goodIcon }: Props) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isAddressAsked, setAddressAsked] = useState(false);
  const [reference, setReference] = useState<string>();
  const [post] = useState(() => leadPoster(words));
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem && form.current) {
      markFields(form.current, problem.fields, news.current?.querySelector("svg") ?? null, words.error);
    }
    if (problem || reference) news.current?.focus();
  }, [problem, reference, words.error]);

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

  if (reference) return <Received ref={news} reference={reference} icon={goodIcon} words={words} />;
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
      {problem && <ProblemSummary ref={news} title={words.problem} problem={problem} icon={dangerIcon} />}
      <AddressAsked value={isAddressAsked}>{children}</AddressAsked>
      <Button busy={isSending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}

type ReceivedProps = { ref: Ref<HTMLDivElement>; reference: string; icon: ReactNode; words: LeadFormWords };

function Received({ ref, reference, icon, words }: ReceivedProps) {
  const [before, after] = words.reference.split("{reference}");
  return (
    <div ref={ref} className="notice notice-good" role="status" tabIndex={-1}>
      {icon}
      <div>
        <p className="font-semibold">{words.received}</p>
        <p>
          {before}
          <strong className="whitespace-nowrap">{reference}</strong>
          {after}
        </p>
        <p>
          <a className="link" href={`/contact/received?reference=${reference}`}>
            {words.receipt}
          </a>
        </p>
      </div>
    </div>
  );
}
