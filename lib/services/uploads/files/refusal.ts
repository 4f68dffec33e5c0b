import "server-only";
import { AppError, type ErrorCode } from "#lib/platform/errors.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import { longestSide, mostPixels } from "../open/limits.ts";

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

/** Refuses a picture that is small as a file but would fill the memory of anyone who opens it. */
export function checkPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw isDamaged();
  if (width > longestSide || height > longestSide || width * height > mostPixels)
    throw refusal("invalid_input", "fault.pixels", { most: mostPixels / 1e6 });
}
