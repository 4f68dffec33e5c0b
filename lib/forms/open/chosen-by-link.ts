import type { Typed } from "./drawn-field.ts";
import type { Field } from "./fields.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The choices of a step that the link to it makes. They can be changed, and are kept no sooner than the step is sent. */
export const chosenByLink = (fields: readonly Field[], query: Query): Typed =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const said = query[field.name];
      const isOffered = field.kind === "choice" && typeof said === "string" && field.options.includes(said);
      return isOffered ? [[field.name, [said]]] : [];
    }),
  );
