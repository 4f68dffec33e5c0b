import { Fragment } from "react";
import { money } from "#lib/data/countries/words/open/guide-words.ts";
import { moneyMark } from "#lib/data/currency/open/money-mark.ts";
import { costsOfPlan, sayNoSum, sayNotSpent } from "#lib/domains/plans/open/plan-costs.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import type { Money, Plan } from "#lib/domains/plans/open/plan.ts";
import { fill, fillCounted } from "#lib/platform/words/open/leaf-words.ts";
import type { PlanWords } from "./plan-words.ts";

/**
 * An amount that is also shown in the reader's currency. The key remounts it when it changes, which removes what was
 * added to it.
 */
export const PlanAmount = ({ amount, currency }: Money) => (
  <b key={`${currency} ${amount}`} {...moneyMark(amount, currency)}>
    {money({ amount, currency })}
  </b>
);

export const Sums = ({ sums, otherwise }: { sums: readonly Money[]; otherwise: string }) =>
  sums.length === 0
    ? otherwise
    : sums.map((sum, at) => (
        <Fragment key={sum.currency}>
          {at > 0 && " + "}
          <PlanAmount {...sum} />
        </Fragment>
      ));

/** The costs of a plan so far and those to come. Unknown costs are mentioned once. */
export function PlanCosts({ plan, facts, words }: { plan: Plan; facts: PlanFacts; words: PlanWords }) {
  const costs = costsOfPlan(plan, facts);
  const { soFar, toCome, unknown } = costs;
  const { cost } = facts.paths[plan.path[0]];
  return (
    <section aria-labelledby="costs-title" className="plan-costs plan-side">
      <h3 id="costs-title">{words["costs"]}</h3>
      <dl>
        <div>
          <dt>{words["costs.soFar"]}</dt>
          <dd>
            <Sums sums={soFar} otherwise={words[`costs.${sayNotSpent(costs)}`]} />
          </dd>
        </div>
        <div>
          <dt>{words["costs.toCome"]}</dt>
          <dd>
            <Sums sums={toCome} otherwise={words[`costs.${sayNoSum(costs)}`]} />
          </dd>
        </div>
      </dl>
      <p className="plan-fine">
        {[
          unknown > 0 && fillCounted(words["costs.unknown.counted"], unknown),
          cost && fill(words["costs.total"], { cost }),
          words["costs.how"],
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </section>
  );
}
