import { useState } from "react";
import type { PlanFacts } from "#lib/plans/open/plan-facts.ts";
import { stepsOfPlan, type PathStepOfPlan } from "#lib/plans/open/plan-costs.ts";
import { payStep, tickSteps, type Plan } from "#lib/plans/open/plan.ts";
import { fill } from "#lib/words/open/fill.ts";
import { PlanAmount } from "./plan-costs.tsx";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

type Props = { plan: Plan; facts: PlanFacts; words: PlanWords };

/** The steps of the path to tick, each with what it cost. */
export function PlanSteps({ plan, facts, words }: Props) {
  const steps = stepsOfPlan(facts, plan.path[0]);
  const numbered = steps.filter(({ number }) => number !== null);
  const apart = steps.filter(({ number }) => number === null);
  const draw = (step: PathStepOfPlan) => (
    <PlanStep key={step.step} step={step} plan={plan} facts={facts} words={words} />
  );
  return (
    <section aria-labelledby="steps-title" className="plan-main">
      <h3 id="steps-title">{words["steps"]}</h3>
      {numbered.length > 0 ? (
        <ol className="plan-steps">{numbered.map(draw)}</ol>
      ) : (
        <p>{words["steps.none"]}</p>
      )}
      {apart.length > 0 && (
        <details className="plan-apart-steps">
          <summary>{words["steps.apart"]}</summary>
          <ul className="plan-steps">{apart.map(draw)}</ul>
        </details>
      )}
    </section>
  );
}

/** An amount as it is typed: digits, with commas or spaces between thousands and a point before cents. */
function readTyped(text: string): number | null | undefined {
  const bare = text.trim().replace(/[\s,'’]/g, "");
  if (bare === "") return null;
  return /^\d{1,12}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}

function PlanStep({ step, plan, facts, words }: Props & { step: PathStepOfPlan }) {
  const { slug, currency: own } = facts;
  const paid = plan.paid[step.step]?.[0] ?? null;
  const currency = paid?.currency ?? step.fee?.currency ?? own;
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readTyped(typed) === undefined;
  const id = `paid-${step.step}`;
  const tick = (isDone: boolean) =>
    changePlan(slug, (one, now) => tickSteps(one, [step.step], isDone ? [step.step] : [], now));
  const keep = (text: string) => {
    const amount = readTyped(text);
    if (amount === undefined) return setTyped(text);
    setTyped(undefined);
    if (amount !== (paid?.amount ?? null))
      changePlan(slug, (one, now) =>
        payStep(one, step.step, amount === null ? null : { amount, currency }, now),
      );
  };
  return (
    <li>
      <label className="plan-step">
        <input
          type="checkbox"
          checked={plan.ticks[step.step]?.[0] ?? false}
          onChange={({ target }) => tick(target.checked)}
        />
        <span>{step.what}</span>
      </label>
      <p className="plan-step-facts">
        <span>{step.who}</span>
        <span>
          {step.fee ? <PlanAmount {...step.fee} /> : words["fee.unknown"]}
          {step.isOld && ` (${words["fee.old"]})`}
          {step.time && `, ${step.time}`}
        </span>
      </p>
      <p className="plan-paid">
        <label htmlFor={id}>
          <span aria-hidden="true">{fill(words["paid.label"], { currency })}</span>
          <span className="sr-only">{fill(words["paid.for"], { what: step.what, currency })}</span>
        </label>
        <input
          id={id}
          className="control"
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={typed ?? (paid ? String(paid.amount) : "")}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={({ target }) => keep(target.value)}
        />
        {isWrong && (
          <span id={`${id}-wrong`} className="field-error" role="alert">
            {words["paid.wrong"]}
          </span>
        )}
      </p>
    </li>
  );
}
