import type { FormField } from "#lib/http/form-field.ts";
import { audiences, codeDigits, codeMinutes, type Audience } from "./code-schema.ts";
import { rememberedDays } from "./limits.ts";
import { wordsOf, type Words } from "#lib/words/index.ts";

const emailField = (words: Words<"fields">): FormField => ({
  kind: "email",
  name: "email",
  path: "email",
  label: words("email"),
  hint: words("emailHint", { codeDigits }),
  required: true,
  autoComplete: "email",
  maxLength: 254,
});

/** The fields of the form that asks for a code for an account there already is. */
export const loginFields = (locale?: string): readonly FormField[] => [emailField(wordsOf("fields", locale))];

/** What somebody says of themselves, in words. */
export const audienceInWords = (audience: Audience, locale?: string): string =>
  wordsOf("fields", locale)(`audience.${audience}`);

/** The fields of the form that registers. */
export function registerFields(
  countries: readonly { slug: string; name: string }[],
  locale?: string,
): readonly FormField[] {
  const words = wordsOf("fields", locale);
  return [
    emailField(words),
    {
      kind: "select",
      name: "audience",
      path: "audience",
      label: words("audience"),
      required: true,
      options: [
        { value: "", label: words("chooseOne") },
        ...audiences.map((value) => ({ value, label: audienceInWords(value, locale) })),
      ],
    },
    {
      kind: "select",
      name: "country",
      path: "country",
      label: words("country"),
      hint: words("countryHint"),
      options: [
        { value: "", label: words("countryOpen") },
        ...countries.map(({ slug, name }) => ({ value: slug, label: name })),
      ],
    },
    {
      kind: "checkbox",
      name: "consent",
      path: "consent",
      label: words("consent"),
      hint: words("consentHint"),
      required: true,
    },
  ];
}

/** The fields of the form that takes the code. */
export function codeFields(locale?: string): readonly FormField[] {
  const words = wordsOf("fields", locale);
  return [
    {
      kind: "text",
      name: "code",
      path: "code",
      label: words("code", { codeDigits }),
      hint: words("codeHint", { codeMinutes }),
      required: true,
      autoComplete: "one-time-code",
      inputMode: "numeric",
    },
    {
      kind: "checkbox",
      name: "remember",
      path: "remember",
      label: words("remember"),
      hint: words("rememberHint", { rememberedDays }),
      isChecked: true,
    },
  ];
}
