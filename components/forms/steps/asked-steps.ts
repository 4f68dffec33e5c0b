import { isAsked } from "#lib/forms/open/is-asked.ts";
import { openReadings } from "#lib/forms/open/open-readings.ts";
import { readPost } from "#lib/forms/open/read-post.ts";
import type { DrawnField, Typed } from "#lib/forms/open/drawn-field.ts";
import type { When } from "#lib/forms/open/fields.ts";
import { fill } from "#lib/words/open/fill.ts";
import { sayReadings } from "#lib/words/open/say-readings.ts";

/** A step as the page has it: its questions drawn, with the conditions under which they are asked. */
export type DrawnStep = {
  name: string;
  title: string;
  when?: When | undefined;
  fields: readonly DrawnField[];
};

/** What was typed, as a post has it. */
const postOf = (typed: Typed) => ({
  get: (name: string) => typed[name]?.[0] ?? null,
  getAll: (name: string) => [...(typed[name] ?? [])],
});

/** What was typed into these fields, in the shape their call takes. */
export const answersIn = (fields: readonly DrawnField[], typed: Typed): Record<string, unknown> =>
  readPost(
    fields.map(({ kind, name }) => ({ kind, name })),
    postOf(typed),
  );

/** The steps that are asked after what was typed, each with the fields that are. */
export function askedSteps(steps: readonly DrawnStep[], typed: Typed): DrawnStep[] {
  const answers: Record<string, unknown> = {};
  return steps.flatMap((step) => {
    const isOff = step.when && !isAsked({ name: step.name, when: step.when }, answers);
    const fields = isOff
      ? []
      : step.fields.filter(({ name, when }) => !when || isAsked({ name, when }, answers));
    if (fields.length === 0) return [];
    Object.assign(answers, answersIn(fields, typed));
    return [{ ...step, fields }];
  });
}

/** The names of the controls of a field. */
const controls = ({ name, parts, meant }: DrawnField): string[] => [
  name,
  ...Object.keys(parts ?? {}).map((part) => `${name}.${part}`),
  ...(meant ? [`${name}.meant`] : []),
];

/** Of what is typed, that of these fields. */
export function typedOf(fields: readonly DrawnField[], typed: Typed): Typed {
  const names = new Set(fields.flatMap(controls));
  return Object.fromEntries(
    Object.entries(typed).filter(([name, [first]]) => names.has(name) && first !== undefined && first !== ""),
  );
}

/** What is typed, with that of one step in place of what it said before. */
export function withStep(typed: Typed, { fields }: DrawnStep, own: Typed): Typed {
  const names = new Set(fields.flatMap(controls));
  return { ...Object.fromEntries(Object.entries(typed).filter(([name]) => !names.has(name))), ...own };
}

/** A step with the fields that are typed into: files have their own way to the server. */
export const withoutFiles = (step: DrawnStep): DrawnStep => ({
  ...step,
  fields: step.fields.filter(({ kind }) => kind !== "file"),
});

const isBlank = (value: unknown): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);

/**
 * What can be said at once, without asking the server: required fields that are left out, by their sentences, and numbers
 * of which it has to be asked how they are meant.
 */
export function faultsIn(
  { fields }: DrawnStep,
  typed: Typed,
  sentences: Readonly<Record<string, string>>,
): Record<string, string> {
  const answers = answersIn(fields, typed);
  const missing = fields.filter(
    ({ name, kind, isRequired }) =>
      isRequired && isBlank(answers[name]) && !(kind === "yesNo" && answers[name] === false),
  );
  return Object.fromEntries([
    ...missing.map(({ name, path }) => [path, sentences[name] ?? ""]),
    ...fields.flatMap((field) => {
      const { name, path, meant } = field;
      const readings = typed[`${name}.meant`] ? undefined : openReadings(field, typed);
      return readings && meant ? [[path, fill(meant.fault, sayReadings(readings, meant.locale))]] : [];
    }),
  ]) as Record<string, string>;
}
