import type { Registration, RegistrationStep } from "../record/open/registration-schema.ts";
import type { PathKind } from "./open/path-kinds.ts";
import { stepOnPath, type StepNumbers } from "./step-on-path.ts";

/** A step in its place on a path. */
export type PathStep = {
  step: RegistrationStep;
  /** Its number on this path, from 1. */
  number: number;
  /** Whether it is taken at the same office as the step before it. */
  isSameOffice: boolean;
};

export type PathSteps = {
  /** What everybody on this path does, in order. */
  main: readonly PathStep[];
  /** Taken only above a threshold, in some trades, or at will. */
  optional: readonly RegistrationStep[];
  /** Taken only by a business that hires. */
  employers: readonly RegistrationStep[];
};

const belongs: Record<PathKind, (step: RegistrationStep) => boolean> = {
  company: (step) => step.for === "all" || step.for === "companies",
  "sole-trader": (step) => step.for === "all" || step.for === "sole-traders",
  "foreign-owner": (step) =>
    step.for === "all" || step.for === "companies" || (step.for === "foreigners" && !step.branch),
  branch: (step) => step.for === "all" || step.for === "foreigners",
};

const isSame = (one: RegistrationStep, other: RegistrationStep): boolean =>
  one.institutionUrl === null || other.institutionUrl === null
    ? one.institution === other.institution
    : one.institutionUrl === other.institutionUrl;

const enters = /\bregister\b|registration|incorporat/i;

/**
 * Puts the steps in the order of the path. Records describe how a company is registered first; a sole trader and a
 * branch register where the company does, before the tax numbers and licences that follow for all.
 */
function inOrderOf(kind: PathKind, steps: readonly RegistrationStep[]): readonly RegistrationStep[] {
  if (kind !== "sole-trader" && kind !== "branch") return steps;
  const company = steps.findIndex(
    ({ for: whom, what, get }) => whom === "companies" && (enters.test(what) || enters.test(get)),
  );
  const next = company === -1 ? undefined : steps.slice(company).find((step) => step.for === "all");
  const isOwn = (step: RegistrationStep) =>
    kind === "branch" ? Boolean(step.branch) : step.for === "sole-traders";
  const own = steps.filter(
    (step) => isOwn(step) && enters.test(step.what) && next && step.order > next.order,
  );
  if (own.length === 0) return steps;
  return steps.flatMap((step) => (own.includes(step) ? [] : step === next ? [...own, step] : [step]));
}

const mainOf = (steps: readonly RegistrationStep[], kind: PathKind): RegistrationStep[] =>
  inOrderOf(kind, steps).filter((step) => belongs[kind](step) && !step.optional);

const numbersOf = (main: readonly RegistrationStep[]): StepNumbers =>
  new Map(main.map(({ order }, index) => [order, index + 1]));

/** The steps of one path, numbered and worded for it. Steps that not everybody takes are listed separately. */
export function stepsOfPath({ steps }: Pick<Registration, "steps">, kind: PathKind): PathSteps {
  const main = mainOf(steps, kind);
  const [numbers, company] = [numbersOf(main), numbersOf(mainOf(steps, "company"))];
  const onPath = (step: RegistrationStep) => stepOnPath(step, kind, numbers, company);
  return {
    main: main.map((step, index) => {
      const before = main[index - 1];
      const isSameOffice = before !== undefined && isSame(before, step);
      return { step: onPath(step), number: index + 1, isSameOffice };
    }),
    optional: steps.filter((step) => belongs[kind](step) && step.optional).map(onPath),
    employers: steps.filter((step) => step.for === "employers").map(onPath),
  };
}

/** Whether any source says how this is registered: it has a step of its own, not only those of every business. */
export function hasOwnSteps({ steps }: Pick<Registration, "steps">, kind: PathKind): boolean {
  if (kind === "branch") return steps.some(({ branch }) => branch);
  return steps.some((step) => step.for === (kind === "sole-trader" ? "sole-traders" : "companies"));
}
