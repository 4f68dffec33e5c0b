import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition, FormFilter } from "./form.ts";

/** The start page of a form. */
export const formPath = <I extends FormId>(id: I) => `/forms/${id}` as const;

/** The page of one step. */
export const stepPath = (id: FormId, step: string) => `/forms/${id}/fill?step=${step}` as const;

export const checkPath = (id: FormId) => `/forms/${id}/check` as const;

/** Where a sender follows what they sent. */
export const statusPath = "/forms/status";
export const statusOf = (reference: string) => `${statusPath}?reference=${reference}` as const;

/** The same page, right after sending. */
export const sentPath = (reference: string) => `${statusOf(reference)}&sent=1` as const;

/** The fragment of a step's page that comes before the id and the key of saved answers. */
export const savedMark = "#saved=";

/** A letter as a file. */
export const letterPath = (reference: string, as: "pdf" | "txt") =>
  `/api/submissions/letter?reference=${reference}&as=${as}` as const;

/** The id of the element that confirms a post. It is focusable, so that the address alone makes a browser focus it. */
export const doneId = "done";

/** The page after a successful post, at the confirmation. */
export const donePath = (page: string, done: string) => `${page}?done=${done}#${doneId}`;

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
