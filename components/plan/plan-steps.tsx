import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { stepsOfPlan, type PathStepOfPlan } from "#lib/domains/plans/open/plan-costs.ts";
import { tickSteps, type Plan } from "#lib/domains/plans/open/plan.ts";
import { PaidField } from "./paid-field.tsx";
import { PlanAmount } from "./plan-costs.tsx";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

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
