import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { Answer } from "#components/ui/send-json.ts";
import { faultsOf, type Faults } from "#lib/domains/fields/open/drawn-field.ts";

type Given<T> = {
  send: (form: HTMLFormElement) => Promise<Answer<T>>;
  onDone: (data: T) => void;
  /** The errors from when it was sent without script. */
  wrong?: Faults;
};

/**
 * Sends a form without leaving its page. What is typed stays in the controls; errors are rendered again, and their
 * summary takes the focus. A double submit does nothing while the first one is under way.
 */
export function useSentForm<T>({ send, onDone, wrong = {} }: Given<T>) {
  const [faults, setFaults] = useState(wrong);
  const [isSending, setSending] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const refusals = useRef(0);

  useEffect(() => {
    if (refusals.current > 0) summary.current?.focus();
  }, [faults]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const answer = await send(event.currentTarget);
    setSending(false);
    if ("data" in answer) {
      setFaults({});
      return onDone(answer.data);
    }
    refusals.current += 1;
    setFaults(faultsOf(answer.problem, answer.fields));
  }

  return { faults, isSending, summary, handleSubmit };
}
