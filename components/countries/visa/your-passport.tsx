"use client";

import { useEffect, useState, type SubmitEvent } from "react";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { VisaAnswer } from "#lib/data/countries/visa/open/visa-rules.ts";
import { keepPassport } from "./passport-store.ts";
import { usePassport } from "./use-passport.ts";
import type * as VisaLine from "./visa-line.tsx";
import type { LineWords } from "./visa-words.ts";

/** Loaded with the first question, or if the device has a passport. */
const loadLine = () => import("./visa-line.tsx");

/**
 * One line that shows the rule for the visitor's passport. The form works without script: its route leads to the row of
 * this country on the page of the passport. With script the answer appears here, and the passport is saved on the
 * device.
 */
export function YourPassport({ to, words }: { to: CountrySlug; words: LineWords }) {
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
      const asked = await part.askVisa(kept, to, words["line.failed"], gone.signal);
      if (gone.signal.aborted) return;
      setLine(part);
      setAnswer(asked.answer);
      setProblem(asked.problem);
    };
    ask().catch(() => undefined); // the form stays
    return () => gone.abort();
  }, [kept, answer, to, words]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get("passport") ?? "");
    const part = await loadLine().catch(() => undefined);
    if (!part) return form.submit(); // falls back to the route without script
    const asked = await part.askVisa(typed, to, words["line.failed"]);
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
      <div role="status">{line && isAnswered && <line.VisaLine answer={answer} to={to} words={words} />}</div>
      {isAnswered ? (
        <button type="button" onClick={() => setChanging(true)}>
          {words["line.another"]}
        </button>
      ) : (
        <form action="/explore/passport" onSubmit={(event) => void handleSubmit(event)}>
          <input type="hidden" name="to" value={to} />
          <label htmlFor="passport">{words["line.label"]}</label>
          <input
            id="passport"
            name="passport"
            className="control"
            placeholder={words["line.example"]}
            required
            maxLength={60}
            autoComplete="off"
            aria-describedby={problem ? "passport-problem" : undefined}
            aria-invalid={problem ? true : undefined}
          />
          <button type="submit" className="btn btn-secondary">
            {words["line.show"]}
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
