import { wordsOf } from "#lib/platform/words/index.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";

/** The name of a form, as in the title of its page, in lists and in mails. */
export const formTitle = (id: FormId, locale?: string): string => wordsOf(`forms/${id}`, locale)("title");

export const stepTitle = (id: FormId, step: string, locale?: string): string =>
  wordsOf(`forms/${id}`, locale)(`step.${step}`);

/** What a letter of a form asks for, in the words of its first question. */
export const letterName = (id: FormId, kind: string, locale?: string): string =>
  wordsOf(`forms/${id}`, locale)(`field.letter.is.${kind}`);

export type FormIntroduction = {
  title: string;
  lead: string;
  decides: string;
  after: string;
  /** What to have at hand. */
  have: readonly string[];
};

/** What the start page says about a form before anything is asked. */
export function introduce({ id }: { id: FormId }, locale?: string): FormIntroduction {
  const words = wordsOf(`forms/${id}`, locale);
  const have = words.keys().filter((key) => key.startsWith("have."));
  return {
    title: words("title"),
    lead: words("lead"),
    decides: words("decides"),
    after: words("after"),
    have: have.map((key) => words(key)),
  };
}

export const hasOwnDeclaration = (id: FormId): boolean => wordsOf(`forms/${id}`).has("declare");
