import "server-only";
import { AppError, type ErrorCode } from "#lib/platform/errors.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";

type Values = Readonly<Record<string, string | number>>;
type Options = ConstructorParameters<typeof AppError>[2];

/** A refusal with a message from the uploads catalogue. */
export const refusal = (
  code: ErrorCode,
  key: WordKey<"uploads">,
  values?: Values,
  options?: Options,
): AppError => new AppError(code, wordsOf("uploads")(key, values), options);

export const isDamaged = (): AppError => refusal("invalid_input", "fault.damaged");
