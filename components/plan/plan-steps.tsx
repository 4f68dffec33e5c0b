import { useEffect, useEffectEvent, useState } from "react";
import { each } from "#components/ui/each.ts";
import { type PathStepOfPlan, stepsOfPlan, readPaid } from "#lib/domains/plans/open/plan-costs.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { isGone, payStep, type Plan, tickSteps } from "#lib/domains/plans/open/plan.ts";
import { meanings, type Readings } from "#lib/platform/text/numbers.ts";
import { formatReadings } from "#lib/platform/words/open/formats.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { PlanAmount } from "./plan-costs.tsx";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

type PaidFieldProps = { step: PathStepOfPlan; plan: Plan; facts: PlanFacts; words: PlanWords };

const isReadings = (paid: ReturnType<typeof readPaid>): paid is Readings =>
  typeof paid === "object" && paid !== null;

/**
 * The amount paid for a step, saved when the field or the page is left. Text that is no amount stays in the field with
 * an error. If it can be read in two ways, the field asks which one is meant.
 */
function PaidField({ step, plan, facts: { slug, currency: own }, words }: PaidFieldProps) {
  const paid = plan.paid[step.step]?.[0] ?? null;
  const currency = paid?.currency ?? step.fee?.currency ?? own;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [either, setEither] = useState<Readings>();
  const id = `paid-${step.step}`;
  const keep = () => {
    if (typed === undefined) return;
    const read = readPaid(typed);
    setEither(isReadings(read) ? read : undefined);
    setWrong(read === undefined);
    if (read !== undefined && !isReadings(read)) keepAmount(read);
  };
  const keepAmount = (amount: number | null) => {
    setEither(undefined);
    setTyped(undefined);
    if (amount !== (paid?.amount ?? null))
      changePlan(slug, (one, now) =>
        isGone(one) ? one : payStep(one, step.step, amount === null ? null : { amount, currency }, now),
      );
  };
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const handlePageHide = () => leave();
    addEventListener("pagehide", handlePageHide);
    return () => {
      removeEventListener("pagehide", handlePageHide);
      leave();
    };
  }, []);
  return (
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
        maxLength={24}
        value={typed ?? (paid ? String(paid.amount) : "")}
        aria-invalid={isWrong || either !== undefined || undefined}
        aria-describedby={isWrong || either ? `${id}-wrong` : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setEither(undefined);
          if (readPaid(value) !== undefined) setWrong(false);
        }}
        onBlur={keep}
      />
      {isWrong && (
        <span id={`${id}-wrong`} className="field-error" role="alert">
          {words["paid.wrong"]}
        </span>
      )}
      {either && (
        <span id={`${id}-wrong`} className="field-error" role="alert">
          {words["paid.either"]}{" "}
          {each(meanings, (meant) => (
            <button
              type="button"
              className="link"
              onClick={() => keepAmount(Number(Number(either[meant]).toFixed(2)))}
            >
              {fill(words[`paid.${meant}`], { number: formatReadings(either)[meant], currency })}
            </button>
          ))}
        </span>
      )}
    </p>
  );
}

type Props = { plan: Plan; facts: PlanFacts; words: PlanWords };

/** The steps of the path with checkboxes, each with what it cost. */
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

function PlanStep({ step, plan, facts, words }: Props & { step: PathStepOfPlan }) {
  const tick = (isDone: boolean) =>
    changePlan(facts.slug, (one, now) => tickSteps(one, [step.step], isDone ? [step.step] : [], now));
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
      <PaidField step={step} plan={plan} facts={facts} words={words} />
    </li>
  );
}
