import "server-only";
import type { z } from "zod";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Parses the input of a call by its schema; throws `invalid_input` with all errors, by field. */
export function checkInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  throw new AppError("invalid_input", fault("checkFields"), { fields });
}
