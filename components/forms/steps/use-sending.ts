import { useRef, useState } from "react";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import type { ErrorCode } from "#lib/platform/errors.ts";
import { faultsOf, type Faults, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { answersIn, type DrawnStep } from "./asked-steps.ts";
import { dropStep, keepStep, keepTyping, moveTyping, waitingSteps } from "./outbox.ts";
import { useRetry } from "./use-retry.ts";

/** The state of the answers that are being sent. */
export type News =
  { kind: "none" | "waiting" } | { kind: "saving"; isLast: boolean } | { kind: "failed"; text: string };

type Given = {
  form: FormId;
  steps: readonly DrawnStep[];
  /** The started form, if the server has one. */
  started: string | undefined;
  words: Failing;
  onRefused: (step: string, faults: Faults) => void;
};

/** Temporary errors: the same answers are sent again. */
const passing: readonly (ErrorCode | undefined)[] = ["unavailable", "rate_limited", "internal"];

/**
 * Sends the answers of steps in the background, one after another. Until the server has accepted them they are stored
 * on the device: through a lost connection, a busy server and a refusal, which is shown and waits for the step to be
 * filled in again.
 */
export function useSending({ form, steps, started: atFirst, words, onRefused }: Given) {
  const [started, setStarted] = useState(atFirst);
  const [news, setNews] = useState<News>({ kind: "none" });
  /** Where to go once nothing waits. */
  const goal = useRef("");
  const refused = useRef(new Set<string>());

  async function sendWaiting(): Promise<boolean> {
    for (;;) {
      const [name, own] = Object.entries(waitingSteps(form)).find(([one]) => !refused.current.has(one)) ?? [];
      if (!name || !own) break;
      const fields = steps.find((one) => one.name === name)?.fields ?? [];
      const body = JSON.stringify(answersIn(fields, own));
      const answer = await sendJson<{ started: string }>(`/api/forms/${form}/${name}`, body, words);
      if ("data" in answer) {
        dropStep(form, name, own);
        if (!started) moveTyping(form, answer.data.started);
        setStarted(answer.data.started);
        continue;
      }
      if (answer.problem === words.lost) {
        setNews({ kind: "waiting" });
        return false;
      }
      if (passing.includes(answer.code)) {
        setNews({ kind: "failed", text: answer.problem });
        return false;
      }
      // A step that no longer applies, or has no form to go to, is not stored for another try.
      if (answer.code === "invalid_input") refused.current.add(name);
      else dropStep(form, name, own);
      goal.current = "";
      onRefused(name, faultsOf(answer.problem, answer.fields));
      setNews({ kind: "none" });
      return true;
    }
    setNews({ kind: "none" });
    if (goal.current) location.assign(goal.current);
    return true;
  }
  const { start } = useRetry(sendWaiting);

  /** Sends what was typed into a step; with `to`, goes there once everything is sent. */
  function send(step: string, own: Typed, to = ""): void {
    refused.current.delete(step);
    keepStep(form, step, own);
    keepTyping(form, started, step);
    goal.current = to;
    setNews({ kind: "saving", isLast: to !== "" });
    start();
  }

  return { started, news, send, resume: start };
}
