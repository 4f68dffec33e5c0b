"use client";

import { useEffect, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { linesOf, markFields, type Mark } from "./mark-fields.ts";
import { leadPoster } from "./post-lead.ts";

type Problem = { sentence: string; marks: Mark[]; fields: ReadonlyMap<string, string> };

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
    if ("reference" in outcome) return setReference(outcome.reference);
    const fields = new Map(
      Object.entries(outcome.fields).map(([path, sentences]) => [path, sentences?.[0] ?? outcome.problem]),
    );
    setProblem({ sentence: outcome.problem, marks: linesOf(sent, fields), fields });
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
      {problem && <Summary ref={news} problem={problem} icon={dangerIcon} />}
      {children}
      <Button busy={isSending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

type SummaryProps = { ref: Ref<HTMLDivElement>; problem: Problem; icon: ReactNode };

/** As components/ui/error-summary.tsx, whose icons would travel with this script; and lines without a field. */
function Summary({ ref, problem, icon }: SummaryProps) {
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2 className="flex items-center gap-2 text-lg">{icon}There is a problem</h2>
      {!problem.marks.length && <p>{problem.sentence}</p>}
      <ul>
        {problem.marks.map(({ href, text }) => (
          <li key={text}>
            {href ? (
              <a className="link" href={href}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
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
