import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition, FormFilter } from "./form.ts";
import { formPath } from "./form-path.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The options of a step that a link preselects. They can be changed, and are stored only when the step is sent. */
export const chosenByLink = (fields: readonly Field[], query: Query): Typed =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const given = query[field.name];
      const isOffered = field.kind === "choice" && typeof given === "string" && field.options.includes(given);
      return isOffered ? [[field.name, [given]]] : [];
    }),
  );

/**
 * The options that the address of a form's first page preselects for its first step, as a query for that step:
 * "category=identity".
 */
export const linkChoice = ({ steps }: Pick<FormDefinition, "steps">, query: Query): string =>
  new URLSearchParams(
    Object.entries(chosenByLink(steps[0]?.fields ?? [], query)).map(([name, [value = ""]]) => [name, value]),
  ).toString();

/**
 * The page on which a form is begun: its first page, which says what it takes. If the filter names an answer, the
 * address names it too, and the step that asks for it has it preselected.
 */
export const pageToBegin = ({ form, where }: FormFilter) =>
  where ? (`${formPath(form)}?${where.field}=${where.is}` as const) : formPath(form);
