import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { pathOf } from "#lib/domains/fields/open/field-names.ts";
import type { Answers, Field } from "#lib/domains/fields/open/fields.ts";
import { isAsked } from "#lib/domains/fields/open/is-asked.ts";
import type { FormDefinition, Step } from "../open/form.ts";

/** The error messages by path, as an `AppError` has them. */
export type FieldFaults = Record<string, string[]>;

/** The fields of a step that are asked after these answers; none if the step is skipped. */
export const askedFields = (step: Step, answers: Answers): readonly Field[] =>
  isAsked(step, answers) ? step.fields.filter((field) => isAsked(field, answers)) : [];

/** Validates what is given for these fields. Answers are by field name; all errors are reported at once. */
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

type CheckedStep = {
  name: string;
  /** The fields that are asked. */
  fields: readonly Field[];
  /** Whether everything that is asked in it has a valid answer. */
  isDone: boolean;
};

export type CheckedForm = {
  /** The steps that are asked, in order. */
  steps: readonly CheckedStep[];
  /** What may be stored: valid answers to what is asked, and nothing else. */
  answers: Answers;
  /** The first step that is not done; undefined if all are. */
  open: CheckedStep | undefined;
};

/** Goes through a form with its stored answers: which steps are asked, which are done, and what their answers are. */
export function checkAnswers(form: Pick<FormDefinition, "steps">, kept: Answers): CheckedForm {
  let answers: Record<string, unknown> = {};
  const steps: CheckedStep[] = [];
  for (const step of form.steps) {
    const fields = askedFields(step, answers);
    if (fields.length === 0) continue;
    // A step with only optional questions counts once it was sent, even empty: its answers are then null.
    const isSent = fields.some(({ name }) => Object.hasOwn(kept, name));
    const checked = isSent ? checkFields(fields, kept) : undefined;
    answers = { ...answers, ...checked?.answers };
    const isDone = checked !== undefined && Object.keys(checked.faults).length === 0;
    steps.push({ name: step.name, fields, isDone });
  }
  return { steps, answers, open: steps.find(({ isDone }) => !isDone) };
}

/** The step to go to after this one: the next one that is not done, or else the check of all answers. */
export const stepAfter = ({ steps }: CheckedForm, name: string): string => {
  const at = steps.findIndex((step) => step.name === name);
  const next = [...steps.slice(at + 1), ...steps.slice(0, at + 1)].find(({ isDone }) => !isDone);
  return next?.name ?? checkStep;
};

/** Used in place of a step name: the page on which all answers are checked. */
export const checkStep = "check";
