import { useEffect, useRef, type ReactNode } from "react";
import { markFields } from "#components/ui/mark-fields.ts";
import { ProblemSummary, problemOf, type Problem } from "#components/ui/problem-summary.tsx";
import type { LeadFormWords } from "./lead-form-words.ts";
import { receiptPath } from "./post-lead.ts";

export { problemOf };

type ProblemProps = { problem: Problem; form: HTMLFormElement; icon: ReactNode; words: LeadFormWords };

/** Says what is wrong above the form, and beside each field. */
export function LeadProblem({ problem, form, icon, words }: ProblemProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    markFields(form, problem.fields, summary.current?.querySelector("svg") ?? null, words.error);
    summary.current?.focus();
  }, [form, problem, words.error]);
  return <ProblemSummary ref={summary} title={words.problem} problem={problem} icon={icon} />;
}

type ReceivedProps = { reference: string; icon: ReactNode; words: LeadFormWords };

export function LeadReceived({ reference, icon, words }: ReceivedProps) {
  const [before, after] = words.reference.split("{reference}");
  return (
    <div ref={(news) => news?.focus()} className="notice notice-good" role="status" tabIndex={-1}>
      {icon}
      <div>
        <p className="font-semibold">{words.received}</p>
        <p>
          {before}
          <strong className="whitespace-nowrap">{reference}</strong>
          {after}
        </p>
        <p>
          <a className="link" href={receiptPath(reference)}>
            {words.receipt}
          </a>
        </p>
      </div>
    </div>
  );
}
