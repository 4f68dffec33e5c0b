import { isAsked } from "#lib/domains/fields/open/is-asked.ts";
import { type DrawnField, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { openReadings } from "#lib/domains/fields/open/open-readings.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import type { When } from "#lib/domains/fields/open/fields.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { formatReadings } from "#lib/platform/words/open/formats.ts";

/** A step in the browser: its fields ready to be rendered, with the conditions under which they are asked. */
export type DrawnStep = {
  name: string;
  title: string;
  when?: When | undefined;
  fields: readonly DrawnField[];
};

/** The typed values in the shape of a post. */
const postOf = (typed: Typed) => ({
  get: (name: string) => typed[name]?.[0] ?? null,
  getAll: (name: string) => [...(typed[name] ?? [])],
});

/** The values typed into these fields, in the shape that their call takes. */
export const answersIn = (fields: readonly DrawnField[], typed: Typed): Record<string, unknown> =>
  readPost(
    fields.map(({ kind, name }) => ({ kind, name })),
    postOf(typed),
  );

/** The steps that apply after what was typed, each with the fields that apply. */
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

/** The typed values of these fields only. */
export function typedOf(fields: readonly DrawnField[], typed: Typed): Typed {
  const names = new Set(fields.flatMap(controls));
  return Object.fromEntries(
    Object.entries(typed).filter(([name, [first]]) => names.has(name) && first !== undefined && first !== ""),
  );
}

/** The typed values, with those of one step replaced. */
export function withStep(typed: Typed, { fields }: DrawnStep, own: Typed): Typed {
  const names = new Set(fields.flatMap(controls));
  return { ...Object.fromEntries(Object.entries(typed).filter(([name]) => !names.has(name))), ...own };
}

/** A step without its file fields: files are uploaded separately. */
export const withoutFiles = (step: DrawnStep): DrawnStep => ({
  ...step,
  fields: step.fields.filter(({ kind }) => kind !== "file"),
});

const isBlank = (value: unknown): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The errors that can be found at once, without asking the server: required fields that are left out, by their
 * messages, and numbers that can be read in two ways.
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
      return readings && meant ? [[path, fill(meant.fault, formatReadings(readings, meant.locale))]] : [];
    }),
  ]) as Record<string, string>;
}
