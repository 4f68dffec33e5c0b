import type { Budget, Unit } from "./budgets.ts";
import { isDisturbed, type Attempt } from "./repeats.ts";

export type Judged = {
  subject: string;
  name: string;
  value: number;
  limit: number;
  unit: Unit;
  bound: "at most" | "at least";
  /** null: it was measured on a busy machine, where the figure means nothing. */
  holds: boolean | null;
};

/** The last line of `npm run bench`, for machines to read. */
export type Verdict = {
  /** "failed": something could not be measured, and `fault` says why. */
  verdict: "within" | "over" | "failed";
  /** Names of the budgets that are exceeded. */
  over: string[];
  /** Percentage of the processors that others had while the most disturbed subject was measured. */
  busyPercent: number;
  /** Names of the budgets not judged, because the machine was busy in every attempt or there was no time for one. */
  notJudged: string[];
  /** Subjects whose attempts were all disturbed by more than a tenth. */
  busy: string[];
  seconds: number;
  /** The subjects that were requested; empty for all of them. */
  only: string[];
  measures: Judged[];
  fault?: string;
};

/**
 * Compares figures with budgets. A figure that could not be measured counts as over its budget. Throws for a figure
 * without a budget.
 */
export function judge(
  subject: string,
  values: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, Budget>>,
  isCalm = true,
): Judged[] {
  const stray = Object.keys(values).filter((name) => !(name in limits));
  if (stray.length > 0) throw new Error(`No budget has been set for ${stray.join(", ")}.`);
  return Object.entries(limits).map(([name, { limit, unit, isAtLeast, onCalm }]) => {
    const value = values[name] ?? Number.NaN;
    const isKept = isAtLeast ? value >= limit : value <= limit;
    const holds = onCalm && !isCalm && !Number.isNaN(value) ? null : isKept;
    return { subject, name, value, limit, unit, bound: isAtLeast ? "at least" : "at most", holds };
  });
}

/** The budgets of a subject for which a busy machine left no time; none of them is judged. */
export function passOver(subject: string, limits: Readonly<Record<string, Budget>>): Judged[] {
  return judge(subject, {}, limits).map((one) => ({ ...one, holds: null }));
}

/** Whether none of these is judged on a busy machine, so that the subject may wait for the others. */
export const canWait = (limits: Readonly<Record<string, Budget>>): boolean =>
  Object.values(limits).every(({ onCalm }) => onCalm);

type Judgement = { subject: string; attempt: Attempt | undefined; judged: readonly Judged[] };
type Circumstances = Pick<Verdict, "seconds" | "only"> & { fault?: string | undefined };

export function verdictOf(
  judgements: readonly Judgement[],
  { seconds, only, fault }: Circumstances,
): Verdict {
  const measures = judgements.flatMap(({ judged }) => judged);
  const over = measures.filter(({ holds }) => holds === false).map(({ name }) => name);
  return {
    verdict: fault !== undefined ? "failed" : over.length > 0 ? "over" : "within",
    over,
    notJudged: measures.filter(({ holds }) => holds === null).map(({ name }) => name),
    busyPercent: Math.round(Math.max(0, ...judgements.map(({ attempt }) => attempt?.disturbance ?? 0)) * 100),
    busy: judgements.filter(({ attempt }) => attempt && isDisturbed(attempt)).map(({ subject }) => subject),
    seconds: Math.round(seconds),
    only,
    measures: measures.map((one) => ({ ...one, value: Number(one.value.toFixed(3)) })),
    ...(fault === undefined ? {} : { fault }),
  };
}
