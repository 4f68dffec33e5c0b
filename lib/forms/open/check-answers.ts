import { fieldSchema } from "./field-schema.ts";
import { pathOf } from "./field-names.ts";
import type { Field } from "./fields.ts";
import type { FormDefinition, Step } from "./form.ts";
import { isAsked } from "./is-asked.ts";

/** Answers by the names of their fields. */
export type Answers = Readonly<Record<string, unknown>>;

/** The sentences about what is wrong, by path, as an `AppError` has them. */
export type FieldFaults = Record<string, string[]>;

/** Of a step, the fields that are asked after these answers; none where the step is left out. */
export const askedFields = (step: Step, answers: Answers): readonly Field[] =>
  isAsked(step, answers) ? step.fields.filter((field) => isAsked(field, answers)) : [];

/** Checks what is given for these fields. Answers are by name; all that is wrong is said at once. */
export function checkFields(
  fields: readonly Field[],
  given: Answers,
): { answers: Record<string, unknown>; faults: FieldFaults } {
  const answers: Record<string, unknown> = {};
  const faults: FieldFaults = {};
  for (const field of fields) {
    const parsed = fieldSchema(field).safeParse(given[field.name]);
    if (parsed.success) answers[field.name] = parsed.data;
    else faults[pathOf(field)] = parsed.error.issues.map(({ message }) => message);
  }
  return { answers, faults };
}

export type CheckedStep = {
  name: string;
  /** Those that are asked. */
  fields: readonly Field[];
  /** Whether all that is asked in it is answered as it must be. */
  isDone: boolean;
};

export type CheckedForm = {
  /** The steps that are asked, in order. */
  steps: readonly CheckedStep[];
  /** What may be stored: answers to what is asked and right, nothing else. */
  answers: Answers;
  /** The first step that is not done; undefined where all are. */
  open: CheckedStep | undefined;
};

/** Goes through a form with the answers that are kept: which steps are asked, which are done, what they say. */
export function checkAnswers(form: Pick<FormDefinition, "steps">, kept: Answers): CheckedForm {
  let answers: Record<string, unknown> = {};
  const steps: CheckedStep[] = [];
  for (const step of form.steps) {
    const fields = askedFields(step, answers);
    if (fields.length === 0) continue;
    // A step of optional questions alone counts once it was sent, even empty: its answers are there as null.
    const isSent = fields.some(({ name }) => Object.hasOwn(kept, name));
    const checked = isSent ? checkFields(fields, kept) : undefined;
    answers = { ...answers, ...checked?.answers };
    const isDone = checked !== undefined && Object.keys(checked.faults).length === 0;
    steps.push({ name: step.name, fields, isDone });
  }
  return { steps, answers, open: steps.find(({ isDone }) => !isDone) };
}

/** Where to go after a step: the next one that is not done, else to the check of all answers. */
export const stepAfter = ({ steps }: CheckedForm, name: string): string => {
  const at = steps.findIndex((step) => step.name === name);
  const next = [...steps.slice(at + 1), ...steps.slice(0, at + 1)].find(({ isDone }) => !isDone);
  return next?.name ?? checkStep;
};

/** In the place of a step: the page on which all answers are checked. */
export const checkStep = "check";
