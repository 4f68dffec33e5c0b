import type { FormField } from "#lib/http/form-field.ts";
import { registerFields } from "./code-fields.ts";

/** What of the registration form is still open once the address is known. */
export const registrationFields = (
  countries: readonly { slug: string; name: string }[],
): readonly FormField[] => registerFields(countries).filter(({ name }) => name !== "email");

export const registrationNote =
  "We use it to show you what fits and to see for whom our guides are. Staff see it when you ask for access to a portal.";

/** Nobody deletes an account by a slip of the finger: its address is typed. */
export const deleteFields: readonly FormField[] = [
  {
    kind: "email",
    name: "email",
    path: "email",
    label: "Your e-mail address",
    hint: "Type the address of this account, to confirm that you mean it.",
    required: true,
    autoComplete: "off",
    maxLength: 254,
  },
];
