"use client";

import { useEffect, useState, type SubmitEvent } from "react";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { VisaAnswer } from "#lib/countries/visa/open/visa-answer.ts";
import { askVisa } from "./ask-visa.ts";
import { keepPassport } from "./passport-store.ts";
import { usePassport } from "./use-passport.ts";

/** What one country asks of the visitor's passport, and the way to all that must be told with it. */
function Answer({ answer: { name, page, entries }, to }: { answer: VisaAnswer; to: CountrySlug }) {
  const entry = entries.find((one) => one.to === to);
  if (!entry) return null;
  return (
    <p>
      <b>{`${name}: ${entry.says}.`}</b> {entry.state && <small>{`${entry.state}.`}</small>}{" "}
      {entry.notes.length > 0 && (
        <small>{entry.notes.map(({ text, mark }) => (mark ? `${text} (${mark})` : text)).join(" ")}</small>
      )}{" "}
      {entry.portal && (
        <>
          <a className="ext" href={entry.portal}>
            Official portal
          </a>{" "}
        </>
      )}
      <a href={`${page}#${to}`}>Sources, and all 54 countries</a>{" "}
      <small>No legal advice: ask the embassy before you book.</small>
    </p>
  );
}

/**
 * One line that answers for the visitor's passport. The form works without script: its route leads to the line of this
 * country on the page of the passport. With script it answers here, and the passport is kept on the device.
 */
export function YourPassport({ to }: { to: CountrySlug }) {
  const kept = usePassport();
  const [answer, setAnswer] = useState<VisaAnswer>();
  const [problem, setProblem] = useState<string>();
  const [isChanging, setChanging] = useState(false);

  useEffect(() => {
    if (!kept || answer?.passport === kept) return undefined;
    const gone = new AbortController();
    void askVisa(kept, to, gone.signal).then((asked) => {
      if (gone.signal.aborted) return;
      setAnswer(asked.answer);
      setProblem(asked.problem);
    });
    return () => gone.abort();
  }, [kept, answer, to]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("passport") ?? "");
    const asked = await askVisa(typed, to);
    setProblem(asked.problem);
    if (!asked.answer) return;
    setAnswer(asked.answer);
    setChanging(false);
    keepPassport(asked.answer.passport);
  };

  const isAnswered = answer !== undefined && answer.passport === kept && !isChanging;
  return (
    <div className="your-passport">
      <div role="status">{isAnswered && <Answer answer={answer} to={to} />}</div>
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
