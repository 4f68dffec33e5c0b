import type { RegistrationStep, Registration, Office } from "../record/open/registration-schema.ts";
import type { PathKind } from "./open/path-kinds.ts";

/** The numbers of the steps on a path, by their order in the record. */
type StepNumbers = ReadonlyMap<number, number>;

const named = /( \()?\bstep (\d+)(\))?/g;

/**
 * Rewrites references to other steps in a note to their numbers on this path. A step that is not on the path keeps its
 * number for a local company, and the note says so; a reference in brackets is dropped.
 */
function noteOnPath(note: string, own: StepNumbers, company: StepNumbers): string {
  return note.replace(named, (whole: string, opens = "", order: string, closes = "") => {
    const number = own.get(Number(order));
    if (number !== undefined) return `${opens}step ${number}${closes}`;
    if (opens && closes) return "";
    const other = company.get(Number(order));
    return other === undefined ? whole : `${opens}step ${other} of a local company${closes}`;
  });
}

const companyPaper =
  /\b(?:certificate of incorporation(?! or)|incorporation documents|articles|directors?|share|share capital)\b|^company |\bcompany NIF$|^statutes$/i;

const companyWords: readonly (readonly [RegExp, string])[] = [
  [/\bcompany name\b/, "business name"],
  [/\bcompany tax number\b/, "tax number"],
  [/\bcompany bank account\b/, "business bank account"],
  [/\bin the company's name\b/, "in the business's name"],
];

const ofBusiness = (text: string): string =>
  companyWords.reduce((words, [pattern, instead]) => words.replace(pattern, instead), text);

/** A step that everybody takes, worded for a sole trader. Papers that only companies have are marked as such. */
const asSoleTrader = (step: RegistrationStep): RegistrationStep => ({
  ...step,
  what: ofBusiness(step.what),
  get: ofBusiness(step.get),
  bring: step.bring.map((paper) => (companyPaper.test(paper) ? `${paper}${ofCompanies}` : paper)),
});

/** The suffix of a paper that a sole trader does not have. */
const ofCompanies = " (companies)";

/** A step as it is worded for this path. */
function stepOnPath(
  step: RegistrationStep,
  kind: PathKind,
  own: StepNumbers,
  company: StepNumbers,
): RegistrationStep {
  const isShared = kind === "sole-trader" && (step.for === "all" || step.for === "employers");
  const worded = isShared ? asSoleTrader(step) : step;
  const note = worded.cost?.note;
  return note && worded.cost
    ? { ...worded, cost: { ...worded.cost, note: noteOnPath(note, own, company) } }
    : worded;
}

/** A step in its place on a path. */
type PathStep = {
  step: RegistrationStep;
  /** Its number on this path, from 1. */
  number: number;
  /** Whether it is taken at the same office as the step before it. */
  isSameOffice: boolean;
};

type PathSteps = {
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

export type Fees = {
  /** The sum per currency; empty if every known fee is free. */
  sums: readonly { currency: string; amount: number }[];
  /** For how many of the steps a fee is known, including that there is none. */
  known: number;
  of: number;
};

/** Adds up the known fees of some steps by currency. The sum is never the cost of the whole path. */
export function feesOfSteps(steps: readonly RegistrationStep[]): Fees {
  const costs = steps.flatMap(({ cost }) => cost ?? []);
  const currencies = [...new Set(costs.filter(({ amount }) => amount > 0).map(({ currency }) => currency))];
  return {
    sums: currencies.map((currency) => ({
      currency,
      amount: costs.reduce((sum, cost) => sum + (cost.currency === currency ? cost.amount : 0), 0),
    })),
    known: costs.length,
    of: steps.length,
  };
}

/** What the steps of the path issue, which nobody has when they begin. */
const given = (steps: readonly RegistrationStep[]) => new Set(steps.map(({ get }) => get.toLowerCase()));

/**
 * Every paper that the steps require, once each, in the order in which it is needed. Papers that the steps themselves
 * issue and those that only companies have are left out.
 */
export function papersOfSteps(steps: readonly RegistrationStep[]): string[] {
  const made = given(steps);
  const seen = new Set<string>();
  return steps.flatMap(({ bring }) =>
    bring.filter((paper) => {
      const key = paper.toLowerCase();
      if (made.has(key) || seen.has(key) || paper.endsWith(ofCompanies)) return false;
      seen.add(key);
      return true;
    }),
  );
}

/** The offices that the steps of a path lead to. */
export function officesOfPath(registration: Registration, kind: PathKind): Office[] {
  const { main, optional, employers } = stepsOfPath(registration, kind);
  const orders = [...main.map(({ step }) => step), ...optional, ...employers].map(({ order }) => order);
  return registration.offices.filter(({ steps }) => steps.some((step) => orders.includes(step)));
}
