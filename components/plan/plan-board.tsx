"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { currencyEvent } from "#components/currency/currency-store.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { type CountrySlug, countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { costsOfPlan, sayNoSum, sayNotSpent, stepsOfPlan } from "#lib/domains/plans/open/plan-costs.ts";
import { pathName } from "#lib/domains/plans/open/plan-text.ts";
import { listDues, tickedSteps, type Plan, listPlans } from "#lib/domains/plans/open/plan.ts";
import { fill, fillCounted } from "#lib/platform/words/open/leaf-words.ts";
import { AccountLine } from "./account-line.tsx";
import { copiesTitleId, OfflineCopies } from "./offline-copies.tsx";
import { Sums } from "./plan-costs.tsx";
import { PlanDetail } from "./plan-detail.tsx";
import type { PlanWords } from "./plan-words.ts";
import { SentPlan } from "./sent-plan.tsx";
import { today } from "./today.ts";
import { useFacts, useArePlansKept, useHash, useKept } from "./use-plans.ts";

type PlanCardProps = { slug: CountrySlug; plan: Plan; name: string; isOpen: boolean; words: PlanWords };

/** A summary of one plan: path, progress, next date, costs so far and costs to come. */
function PlanCard({ slug, plan, name, isOpen, words }: PlanCardProps) {
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

type Props = {
  names: Readonly<Record<CountrySlug, string>>;
  words: PlanWords;
  /** Shown when there are no plans, and without script. */
  children: ReactNode;
};

const isSlug = (text: string | null): text is CountrySlug => countrySlugs.some((slug) => slug === text);

/** The open plan: the one the URL names, else the only one. */
function chosenOf(hash: string, plans: readonly [CountrySlug, Plan][]): CountrySlug | undefined {
  const asked = isSlug(hash) ? hash : new URLSearchParams(location.search).get("c");
  const found = plans.find(([slug]) => slug === asked) ?? (plans.length === 1 ? plans[0] : undefined);
  return found?.[0];
}

/**
 * The plans of this device: a summary of all, one in full, the offline copies, and whether they are synced to the
 * account.
 */
export function PlanBoard({ names, words, children }: Props) {
  const scripted = useScripted();
  const kept = useKept();
  const areKept = useArePlansKept();
  const hash = useHash();
  const detail = useRef<HTMLHeadingElement>(null);
  const plans = listPlans(kept.plans);
  const chosen = scripted ? chosenOf(hash, plans) : undefined;
  const plan = plans.find(([slug]) => slug === chosen)?.[1];

  // The amounts are new in the page, so the chosen currency has to be added to them too.
  useEffect(() => {
    dispatchEvent(new Event(currencyEvent));
  });
  useEffect(() => {
    if (chosen && isSlug(hash)) detail.current?.focus();
  }, [chosen, hash]);

  if (!scripted) return children;
  return (
    <div className="plan-board">
      <SentPlan hash={hash} names={names} words={words} />
      {plans.length === 0 && children}
      {!areKept && <p className="notice notice-caution">{words["list.refused"]}</p>}
      {plans.length > 1 && (
        <section aria-labelledby="plans-title" className="plan-list">
          <h2 id="plans-title">{words["list.title"]}</h2>
          <ul>
            {plans.map(([slug, one]) => (
              <PlanCard
                key={slug}
                slug={slug}
                plan={one}
                name={names[slug]}
                isOpen={slug === chosen}
                words={words}
              />
            ))}
          </ul>
        </section>
      )}
      {chosen && plan && (
        <PlanDetail key={chosen} ref={detail} slug={chosen} plan={plan} name={names[chosen]} words={words} />
      )}
      <AccountLine words={words} />
      <section aria-labelledby={copiesTitleId} className="plan-apart">
        <h2 id={copiesTitleId} tabIndex={-1}>
          {words["offline.title"]}
        </h2>
        <OfflineCopies names={names} words={words} />
      </section>
    </div>
  );
}
