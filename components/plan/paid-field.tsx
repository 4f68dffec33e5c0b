import { useEffect, useEffectEvent, useState } from "react";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import type { PathStepOfPlan } from "#lib/domains/plans/open/plan-costs.ts";
import { isGone, payStep, type Plan } from "#lib/domains/plans/open/plan.ts";
import { readPaid } from "#lib/domains/plans/open/read-paid.ts";
import { meanings, type Readings } from "#lib/platform/text/two-readings.ts";
import { each } from "#components/ui/each.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import { sayReadings } from "#lib/platform/words/open/say-readings.ts";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

type Props = { step: PathStepOfPlan; plan: Plan; facts: PlanFacts; words: PlanWords };

const isReadings = (paid: ReturnType<typeof readPaid>): paid is Readings =>
  typeof paid === "object" && paid !== null;

/**
 * The amount paid for a step, saved when the field or the page is left. Text that is no amount stays in the field with
 * an error. If it can be read in two ways, the field asks which one is meant.
 */
export function PaidField({ step, plan, facts: { slug, currency: own }, words }: Props) {
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
              {fill(words[`paid.${meant}`], { number: sayReadings(either)[meant], currency })}
            </button>
          ))}
        </span>
      )}
    </p>
  );
}
