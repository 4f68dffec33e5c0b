import type { FormField } from "#lib/http/form-field.ts";
import { wordsOf } from "#lib/words/index.ts";
import { registerFields } from "./code-fields.ts";

/** What of the registration form is still open once the address is known. */
export const registrationFields = (
  countries: readonly { slug: string; name: string }[],
  locale?: string,
): readonly FormField[] => registerFields(countries, locale).filter(({ name }) => name !== "email");

/** What the answers are for, said under the form. */
export const registrationNote = (locale?: string): string => wordsOf("fields", locale)("registrationNote");

/** Nobody deletes an account by a slip of the finger: its address is typed. */
export function deleteFields(locale?: string): readonly FormField[] {
  const words = wordsOf("fields", locale);
  return [
    {
      kind: "email",
      name: "email",
      path: "email",
      label: words("ownEmail"),
      hint: words("ownEmailHint"),
      required: true,
      autoComplete: "off",
      maxLength: 254,
    },
  ];
}
