"use client";

import { useEffect, useState, type SubmitEvent } from "react";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { VisaAnswer } from "#lib/countries/visa/open/visa-answer.ts";
import { keepPassport } from "./passport-store.ts";
import { usePassport } from "./use-passport.ts";
import type * as VisaLine from "./visa-line.tsx";

/** Comes with the first question, or where the device has a passport. */
const loadLine = () => import("./visa-line.tsx");

/**
 * One line that answers for the visitor's passport. The form works without script: its route leads to the line of this
 * country on the page of the passport. With script it answers here, and the passport is kept on the device.
 */
export function YourPassport({ to }: { to: CountrySlug }) {
  const kept = usePassport();
  const [line, setLine] = useState<typeof VisaLine>();
  const [answer, setAnswer] = useState<VisaAnswer>();
  const [problem, setProblem] = useState<string>();
  const [isChanging, setChanging] = useState(false);

  useEffect(() => {
    if (!kept || answer?.passport === kept) return undefined;
    const gone = new AbortController();
    const ask = async () => {
      const part = await loadLine();
      const asked = await part.askVisa(kept, to, gone.signal);
      if (gone.signal.aborted) return;
      setLine(part);
      setAnswer(asked.answer);
      setProblem(asked.problem);
    };
    ask().catch(() => undefined); // the form stays
    return () => gone.abort();
  }, [kept, answer, to]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get("passport") ?? "");
    const part = await loadLine().catch(() => undefined);
    if (!part) return form.submit(); // as it is answered without script
    const asked = await part.askVisa(typed, to);
    setLine(part);
    setProblem(asked.problem);
    if (!asked.answer) return;
    setAnswer(asked.answer);
    setChanging(false);
    keepPassport(asked.answer.passport);
  };

  const isAnswered = answer !== undefined && answer.passport === kept && !isChanging;
  return (
    <div className="your-passport">
      <div role="status">{line && isAnswered && <line.VisaLine answer={answer} to={to} />}</div>
      {isAnswered ? (
        <button type="button" onClick={() => setChanging(true)}>
          Another passport
        </button>
      ) : (
        <form action="/explore/passport" onSubmit={(event) => void handleSubmit(event)}>
          <input type="hidden" name="to" value={to} />
          <label htmlFor="passport">Visa for your passport</label>
          <input
            id="passport"
            name="passport"
            className="control"
            placeholder="Nigerian"
            required
            maxLength={60}
            autoComplete="off"
            aria-describedby={problem ? "passport-problem" : undefined}
            aria-invalid={problem ? true : undefined}
          />
          <button type="submit" className="btn btn-secondary">
            Show
          </button>
          {problem && (
            <p id="passport-problem" role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </div>
  );
}
