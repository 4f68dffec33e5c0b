import type { FormField } from "#lib/http/form-field.ts";
import { isForOrganisations } from "./keys.ts";
import { grantLimits } from "../schema.ts";

/** The fields of a request for a portal: drawn by the page, and by the plain answer when something is wrong. */
export function grantFields(portal: string): FormField[] {
  const isNeeded = isForOrganisations(portal);
  return [
    {
      kind: "text",
      name: "organisation",
      path: "organisation",
      label: "Organisation",
      hint: isNeeded
        ? "Its registered name, as its public register has it."
        : "If you ask on behalf of one. Leave it empty if you ask for yourself.",
      required: isNeeded,
      autoComplete: "organization",
    },
    {
      kind: "textarea",
      name: "purpose",
      path: "purpose",
      label: "What do you want to use it for?",
      hint: `At least ${grantLimits.purposeAtLeast} characters. Leave out passwords, card numbers and identity numbers.`,
      required: true,
      rows: 5,
    },
  ];
}

/** Said beside the form and on its plain answer. */
export const grantNote =
  "We keep what you write with your account, show it to the staff who decide, and delete it with the account.";
