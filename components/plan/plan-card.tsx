import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { costsOfPlan, sayNoSum, sayNotSpent, stepsOfPlan } from "#lib/domains/plans/open/plan-costs.ts";
import { pathName } from "#lib/domains/plans/open/plan-words.ts";
import { listDues, tickedSteps, type Plan } from "#lib/domains/plans/open/plan.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import { fillCounted } from "#lib/platform/words/open/leaf-words.ts";
import { Sums } from "./plan-costs.tsx";
import type { PlanWords } from "./plan-words.ts";
import { today } from "./today.ts";
import { useFacts } from "./use-plans.ts";

type Props = { slug: CountrySlug; plan: Plan; name: string; isOpen: boolean; words: PlanWords };

/** A summary of one plan: path, progress, next date, costs so far and costs to come. */
export function PlanCard({ slug, plan, name, isOpen, words }: Props) {
  const { facts } = useFacts(slug);
  const numbered = facts && stepsOfPlan(facts, plan.path[0]).filter(({ number }) => number !== null);
  const isDone = (step: string) => plan.ticks[step]?.[0] ?? false;
  const next = listDues(plan).find(({ on }) => on >= today());
  const costs = facts && costsOfPlan(plan, facts);
  return (
    <li>
      <a href={`#${slug}`} aria-current={isOpen ? "true" : undefined}>
        {name}
      </a>
      <span>{pathName(plan.path[0])}</span>
      <span>
        {numbered
          ? fill(words["list.doneOf"], {
              done: numbered.filter(({ step }) => isDone(step)).length,
              total: numbered.length,
            })
          : fillCounted(words["list.done.counted"], tickedSteps(plan).length)}
      </span>
      {costs && (
        <span>
          {words["costs.soFar"]}: <Sums sums={costs.soFar} otherwise={words[`costs.${sayNotSpent(costs)}`]} />
          {" · "}
          {words["costs.toCome"]}: <Sums sums={costs.toCome} otherwise={words[`costs.${sayNoSum(costs)}`]} />
        </span>
      )}
      {next && <span>{fill(words["list.next"], { what: next.what, day: dateWords(next.on) })}</span>}
    </li>
  );
}
