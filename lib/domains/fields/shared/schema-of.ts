import { z } from "zod";
import { fieldSchema } from "./field-schema.ts";
import { isAsked } from "../open/is-asked.ts";
import type { AnswersOf, Field } from "../open/fields.ts";
import { pathOf } from "../open/field-names.ts";

/** The value at a path, "payload.messages.0.text", in any JSON value. */
function valueAt(whole: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, key) =>
        typeof at === "object" && at !== null && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      whole,
    );
}

/**
 * The schema of a form's answers: each is read at the field's path and returned by its name. All errors are reported at
 * once. An answer to a field that is not asked is dropped.
 */
export function schemaOf<const F extends readonly Field[]>(fields: F): z.ZodType<AnswersOf<F>> {
  const schemas = fields.map((field) => ({ field, schema: fieldSchema(field) }));
  const whole = z.unknown().transform((value, context) => {
    const answers: Record<string, unknown> = {};
    for (const { field, schema } of schemas) {
      if (!isAsked(field, answers)) continue;
      const path = pathOf(field);
      const parsed = schema.safeParse(valueAt(value, path));
      if (parsed.success) answers[field.name] = parsed.data;
      else
        context.addIssue({
          code: "custom",
          path: path.split("."),
          message: parsed.error.issues[0]?.message ?? "",
        });
    }
    return answers as AnswersOf<F>;
  });
  return whole as unknown as z.ZodType<AnswersOf<F>>;
}
