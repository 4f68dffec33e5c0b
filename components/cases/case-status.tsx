import type { ReactNode } from "react";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnCase } from "#lib/domains/cases/index.ts";
import type { FormState } from "#lib/domains/fields/index.ts";

type Props = {
  own: OwnCase;
  /** What was sent: the kind of enquiry or the name of the portal. */
  title: string;
  state: FormState | undefined;
  thread: ReactNode;
};

/**
 * The state of an enquiry or a request for access, for its sender: whose turn it is, and the answers so far. It
 * promises no day, because the office answers as it can.
 */
export function CaseStatus({ own, title, state, thread }: Props) {
  const words = useWords("forms");
  const { reference, filedAt } = own;
  return (
    <div className="form-page">
      <div>
        <p className="eyebrow">{title}</p>
        <h1 className="text-3xl">{words("status.title")}</h1>
      </div>
      <FaultSummary state={state} />
      <div className="sent-panel">
        <p>{words("status.yourReference")}</p>
        <strong translate="no">{reference}</strong>
      </div>
      <section aria-labelledby="stands-title" className="grid gap-2">
        <h2 id="stands-title" className="text-xl">
          {words("status.stands")}: {words(`thread.turn.${own.state}`)}
        </h2>
        <p>{words.rich("thread.filed", { moment: <Moment at={filedAt} /> })}</p>
        {own.state === "open" && !own.isWithdrawn && !own.mergedInto && <p>{words("thread.next")}</p>}
      </section>
      {thread}
    </div>
  );
}
