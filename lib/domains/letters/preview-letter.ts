import "server-only";
import { documentText, missingLetters } from "#lib/services/documents/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { AppError } from "#lib/platform/errors.ts";
import { callerKey } from "#lib/platform/http/client-address.ts";
import { writeLetter } from "./write-letter.ts";

/** A letter as a page shows it. */
export type LetterPreview = {
  /** Its BCP 47 tag, whatever the language of the page. */
  language: string;
  text: string;
  /** Characters that its PDF has no glyph for. */
  missing: readonly string[];
};

type Filled = { form: Pick<FormDefinition, "isLetter">; answers: Answers | undefined };

/**
 * The letter from validated answers, for a reader at the network address `address`; undefined if the form makes none,
 * or the caller may not read it. If no PDF can be made now, `missing` is empty.
 */
export async function previewLetter(
  { form, answers }: Filled,
  { address, ...facing }: { reference?: string; at: Date; address: string },
): Promise<LetterPreview | undefined> {
  if (!form.isLetter || !answers) return undefined;
  const letter = writeLetter(answers, facing);
  const missing = await missingLetters(letter, callerKey(address)).catch((thrown: unknown) => {
    if (thrown instanceof AppError && thrown.code === "unavailable") return [];
    throw thrown;
  });
  return { language: letter.language, text: documentText(letter), missing };
}
