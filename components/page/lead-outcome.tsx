import type { ReactNode } from "react";
import type { LeadFormWords } from "./lead-fields.tsx";
import { receiptPath } from "./post-lead.ts";

export { typedIn } from "#components/forms/typed-in.ts";
export { LeadFields } from "./lead-fields.tsx";
export { leadPoster } from "./post-lead.ts";

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
          <strong className="whitespace-nowrap" translate="no">
            {reference}
          </strong>
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
