import type { FormField } from "#lib/http/form-field.ts";
import { audiences, codeDigits, codeMinutes } from "./code-schema.ts";
import { rememberedDays } from "./limits.ts";

const emailField: FormField = {
  kind: "email",
  name: "email",
  path: "email",
  label: "E-mail address",
  hint: `We send a ${codeDigits}-digit code to it. There is no password.`,
  required: true,
  autoComplete: "email",
  maxLength: 254,
};

/** The fields of the form that asks for a code for an account there already is. */
export const loginFields: readonly FormField[] = [emailField];

/** The fields of the form that registers. */
export function registerFields(countries: readonly { slug: string; name: string }[]): readonly FormField[] {
  return [
    emailField,
    {
      kind: "select",
      name: "audience",
      path: "audience",
      label: "What describes you best?",
      required: true,
      options: [{ value: "", label: "Choose one" }, ...audiences],
    },
    {
      kind: "select",
      name: "country",
      path: "country",
      label: "Country",
      hint: "The country you want to do something in.",
      options: [
        { value: "", label: "Not decided, or several" },
        ...countries.map(({ slug, name }) => ({ value: slug, label: name })),
      ],
    },
    {
      kind: "checkbox",
      name: "consent",
      path: "consent",
      label: "I agree that this site stores my address and what I enter here, to keep an account for me.",
      hint: "You can see all of it and delete the account at any time.",
      required: true,
    },
  ];
}

/** The fields of the form that takes the code. */
export const codeFields: readonly FormField[] = [
  {
    kind: "text",
    name: "code",
    path: "code",
    label: `${codeDigits}-digit code`,
    hint: `It works once, for ${codeMinutes} minutes, in this browser.`,
    required: true,
    autoComplete: "one-time-code",
    inputMode: "numeric",
  },
  {
    kind: "checkbox",
    name: "remember",
    path: "remember",
    label: "Remember this device",
    hint: `You stay signed in for ${rememberedDays} days. Leave the box empty on a device that others use too.`,
    isChecked: true,
  },
];
