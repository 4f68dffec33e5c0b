"use client";

import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import { FormFields, type FormWords } from "#components/forms/form-fields.tsx";
import { typedIn } from "#components/forms/typed-in.ts";
import { each } from "#components/ui/each.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { Button } from "#components/ui/button.tsx";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { checkPath, stepPath } from "#lib/domains/forms/open/form-path.ts";
import type { Faults, Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { askedSteps, faultsIn, typedOf, withStep, withoutFiles, type DrawnStep } from "./asked-steps.ts";
import {
  SaveLink,
  type SaveWords,
  StepFiles,
  type StepFilesWords,
  StepHead,
  StepLink,
} from "./step-parts.tsx";
import { keepTyping, typedSteps, waitingSteps } from "./outbox.ts";
import type { Along } from "./sealed-link.ts";
import { useSending } from "./use-sending.ts";

export type StepWords = FormWords &
  SaveWords &
  StepFilesWords &
  Readonly<Record<"progress" | "next" | "back" | "saving" | "waiting" | "refused", string>>;

type Props = {
  form: FormId;
  steps: readonly DrawnStep[];
  /** The step that the URL names. */
  first: string;
  /** The steps whose answers the server has. */
  done: readonly string[];
  typed: Typed;
  /** The started form, if the server has one. */
  started: string | undefined;
  /** The names of the files that were added before, by their ids. */
  files: Readonly<Record<string, string>>;
  faults: Faults;
  /** Whether the account stores the answers: a visitor without one may save them as a link. */
  isMember: boolean;
  /** The message for a required field that is left out, by its name. */
  missing: Readonly<Record<string, string>>;
  words: StepWords;
};

/** Replaces the step's title at the start of the page's title, which the server rendered. */
function retitle(before: string, now: string): void {
  document.title = document.title.replace(before, now);
}

/**
 * One page of a form for each step. Without script it posts and the server leads on. With script, the next step is
 * rendered at once while the answers are being sent; answers that cannot be sent are stored on the device and sent
 * later.
 */
export function StepForm({
  form,
  steps,
  first,
  done: atFirst,
  typed: given,
  started: startedAtFirst,
  files,
  faults: wrongAtFirst,
  isMember,
  missing,
  words,
}: Props) {
  const [typed, setTyped] = useState(given);
  const [at, setAt] = useState(first);
  const [faults, setFaults] = useState<Readonly<Record<string, Faults>>>({ [first]: wrongAtFirst });
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(atFirst));
  const [added, setAdded] = useState(files);
  /** Counts the moves of the reader; each one moves the focus once, to a heading or a summary. */
  const moves = useRef(0);
  const seenMoves = useRef(0);
  const { started, news, send, resume } = useSending({
    form,
    steps,
    started: startedAtFirst,
    words,
    onRefused: (name, fault) => {
      // A reader who is typing keeps the focus.
      if (!document.activeElement?.matches("input, textarea, select")) moves.current += 1;
      setDone((now) => new Set([...now].filter((one) => one !== name)));
      setFaults((now) => ({ ...now, [name]: fault }));
    },
  });
  /** Counts how often what is typed came from elsewhere than its controls, which are then remounted. */
  const [version, setVersion] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useRef<HTMLFormElement>(null);
  const isScripted = useScripted();

  const asked = askedSteps(steps, typed);
  const index = Math.max(
    0,
    asked.findIndex(({ name }) => name === at),
  );
  const step = asked[index];
  const before = asked[index - 1];

  /** The typed values, with those typed into a step that was not submitted. */
  const withTyping = (all: Typed): Typed =>
    Object.entries(typedSteps(form, started)).reduce((whole, [name, own]) => {
      const one = steps.find((other) => other.name === name);
      return one ? withStep(whole, withoutFiles(one), own) : whole;
    }, all);

  /** All that was typed, including the page that is open, by step. */
  function along(): Along {
    const open = page.current && step ? withStep(typed, step, typedIn(page.current)) : typed;
    return Object.fromEntries(
      askedSteps(steps, open).flatMap(({ name, fields }) => {
        const own = typedOf(fields, open);
        return Object.keys(own).length > 0 ? [[name, own]] : [];
      }),
    );
  }

  const typeAgain = useEffectEvent(() => {
    const waiting = waitingSteps(form);
    const names = Object.keys(waiting);
    if (names.length + Object.keys(typedSteps(form, started)).length === 0) return;
    setTyped((now) => withTyping(Object.assign({}, now, ...Object.values(waiting)) as Typed));
    setDone((now) => new Set([...now, ...names]));
    setVersion((now) => now + 1);
    if (names.length > 0) resume();
  });
  useEffect(() => {
    // What an earlier visit could not send is restored and sent; what it had not submitted is restored.
    const timer = setTimeout(typeAgain);
    return () => clearTimeout(timer);
  }, [form]);

  const show = useEffectEvent((name: string) => {
    setTyped(withTyping);
    setAt(name);
  });
  useEffect(() => {
    const handleBack = () => {
      const named = new URL(location.href).searchParams.get("step");
      if (named) show(named);
    };
    addEventListener("popstate", handleBack);
    return () => removeEventListener("popstate", handleBack);
  }, []);

  // When the reader is moved to another step, its heading takes the focus; an error summary takes precedence.
  useEffect(() => {
    if (moves.current === seenMoves.current) return;
    seenMoves.current = moves.current;
    if (summary.current) summary.current.focus();
    else {
      heading.current?.focus();
      scrollTo(0, 0);
    }
  }, [at, faults]);

  const titled = useRef("");
  useEffect(() => {
    if (!step) return;
    if (titled.current) retitle(titled.current, step.title);
    titled.current = step.title;
  }, [step]);

  function goTo(name: string): void {
    moves.current += 1;
    setTyped(withTyping);
    setAt(name);
    history.pushState(null, "", stepPath(form, name));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!step) return;
    const own = typedIn(event.currentTarget);
    const whole = withStep(typed, step, own);
    const wrongNow = faultsIn(step, own, missing);
    setTyped(whole);
    moves.current += 1;
    setFaults((now) => ({ ...now, [step.name]: wrongNow }));
    if (Object.keys(wrongNow).length > 0) return;
    const after = askedSteps(steps, whole);
    const isDone = new Set([...done, step.name]);
    setDone(isDone);
    const from = after.findIndex(({ name }) => name === step.name);
    const next = [...after.slice(from + 1), ...after.slice(0, from)].find(({ name }) => !isDone.has(name));
    send(step.name, own, next ? "" : checkPath(form));
    if (next) goTo(next.name);
  }

  if (!step) return null;
  const sayings = (name: string) => Object.values(faults[name] ?? {});
  const wrong = asked.filter(({ name }) => name !== step.name && sayings(name).length > 0);
  const isSavingLast = news.kind === "saving" && news.isLast;
  return (
    <div className="form-step">
      {wrong.length > 0 && (
        <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
          {each(wrong, ({ name, title }) => (
            <>
              <p>
                <StepLink
                  form={form}
                  step={name}
                  label={fill(words.refused, { step: title })}
                  className="link"
                  onGo={goTo}
                />
              </p>
              <ul>
                {each(sayings(name), (text) => (
                  <li>{text}</li>
                ))}
              </ul>
            </>
          ))}
        </div>
      )}
      {before && (
        <p>
          <StepLink form={form} step={before.name} label={words.back} className="form-back" onGo={goTo} />
        </p>
      )}
      <StepHead
        ref={heading}
        title={step.title}
        index={index}
        count={asked.length}
        progress={words.progress}
      />
      <form
        key={`${step.name} ${version}`}
        ref={page}
        method="post"
        action={`/api/forms/${form}/${step.name}`}
        encType="multipart/form-data"
        noValidate
        className="grid gap-6"
        onSubmit={handleSubmit}
        onInput={(event) =>
          keepTyping(
            form,
            started,
            step.name,
            typedOf(withoutFiles(step).fields, typedIn(event.currentTarget)),
          )
        }
      >
        <FormFields
          fields={step.fields}
          prefix=""
          typed={typed}
          faults={faults[step.name] ?? {}}
          words={words}
          summaryRef={summary}
          instead={(field, drawn) =>
            field.kind === "file" ? (
              <StepFiles
                field={field}
                draft={started}
                ids={typed[field.name] ?? []}
                names={added}
                error={faults[step.name]?.[field.path]}
                fieldWords={words}
                words={words}
                onAdded={({ id, name }) => setAdded((now) => ({ ...now, [id]: name }))}
              />
            ) : (
              drawn
            )
          }
        />
        <div role="status" className="form-news">
          {news.kind === "waiting" && <p>{words.waiting}</p>}
          {news.kind === "failed" && <p>{news.text}</p>}
          {isSavingLast && <p>{words.saving}</p>}
        </div>
        <Button busy={isSavingLast} className="justify-self-start">
          {words.next}
        </Button>
      </form>
      {isScripted && !isMember && (
        <SaveLink form={form} first={steps[0]?.name ?? ""} along={along} words={words} />
      )}
    </div>
  );
}
