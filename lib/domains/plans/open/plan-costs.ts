import { isBlank } from "#lib/platform/text/clean.ts";
import type { Readings } from "#lib/platform/text/numbers.ts";
import { readNumber } from "#lib/platform/text/read-number.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { PlanFacts, PlanStep } from "./plan-facts.ts";
import type { Money, Plan } from "./plan.ts";

/** A share link has no space for amounts this large (share-link.ts). */
const tooMuch = 1e12;

/**
 * Reads a typed payment: null for empty input, both readings if it is ambiguous, undefined if it is not an amount of
 * money.
 */
export function readPaid(typed: string): number | null | undefined | Readings {
  if (isBlank(typed)) return null;
  const read = readNumber(typed);
  if (!read) return undefined;
  if ("either" in read) return read.either;
  const { value } = read;
  return value >= 0 && value < tooMuch && Number(value.toFixed(2)) === value ? value : undefined;
}

type PlanCosts = {
  /** What was paid for the done steps, else the guide's fee for them; one sum per currency. */
  soFar: readonly Money[];
  /** The known fees of the remaining steps that everybody on the path takes. */
  toCome: readonly Money[];
  /** The number of remaining steps with a known fee, free ones included, and of those without one. */
  known: number;
  unknown: number;
  /** The number of done steps for which neither a payment nor a fee is known. */
  unpriced: number;
};

export type PathStepOfPlan = PlanStep & { number: number | null };

/** The steps of a plan's path: first those that everybody takes, numbered, then the others. */
export function stepsOfPlan(facts: PlanFacts, kind: PathKind): PathStepOfPlan[] {
  const byStep = new Map(facts.steps.map((step) => [step.step, step]));
  const { main, apart } = facts.paths[kind];
  const found = (steps: readonly string[], isNumbered: boolean) =>
    steps.flatMap((step, at) => {
      const is = byStep.get(step);
      return is ? [{ ...is, number: isNumbered ? at + 1 : null }] : [];
    });
  return [...found(main, true), ...found(apart, false)];
}

function sums(amounts: readonly Money[]): Money[] {
  const byCurrency = new Map<string, number>();
  for (const { amount, currency } of amounts)
    byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return [...byCurrency].flatMap(([currency, amount]) => (amount > 0 ? [{ amount, currency }] : []));
}

/** What a plan has cost so far and what is still to come, where known. */
export function costsOfPlan(plan: Plan, facts: PlanFacts): PlanCosts {
  const steps = stepsOfPlan(facts, plan.path[0]);
  const isDone = ({ step }: PlanStep) => plan.ticks[step]?.[0] ?? false;
  const paidFor = ({ step }: PlanStep) => plan.paid[step]?.[0] ?? null;
  const coming = steps.filter((one) => one.number !== null && !isDone(one) && !paidFor(one));
  const unknown = coming.filter(({ fee }) => fee === null).length;
  return {
    soFar: sums(steps.flatMap((one) => paidFor(one) ?? (isDone(one) ? (one.fee ?? []) : []))),
    toCome: sums(coming.flatMap(({ fee }) => fee ?? [])),
    known: coming.length - unknown,
    unknown,
    unpriced: steps.filter((one) => isDone(one) && !paidFor(one) && one.fee === null).length,
  };
}

/** Which message to show for the done steps if their costs add up to nothing. */
export const sayNotSpent = ({ unpriced }: PlanCosts): "noFee" | "nothing" =>
  unpriced > 0 ? "noFee" : "nothing";

/** Which message to show for the remaining steps if their fees add up to nothing. */
export function sayNoSum({ known, unknown }: PlanCosts): "free" | "someFree" | "noFee" | "nothing" {
  if (known > 0) return unknown > 0 ? "someFree" : "free";
  return unknown > 0 ? "noFee" : "nothing";
}
