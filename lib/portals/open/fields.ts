import type { FormField } from "#lib/http/form-field.ts";
import { isForOrganisations } from "./keys.ts";
import { wordsOf } from "#lib/words/index.ts";
import { grantLimits } from "../schema.ts";

/** The fields of a request for a portal: drawn by the page, and by the plain answer when something is wrong. */
export function grantFields(portal: string, locale?: string): FormField[] {
  const words = wordsOf("fields", locale);
  const isNeeded = isForOrganisations(portal);
  return [
    {
      kind: "text",
      name: "organisation",
      path: "organisation",
      label: words("grant.organisation"),
      hint: words(isNeeded ? "grant.registeredName" : "grant.organisationHint"),
      required: isNeeded,
      autoComplete: "organization",
    },
    {
      kind: "textarea",
      name: "purpose",
      path: "purpose",
      label: words("grant.purpose"),
      hint: words("grant.purposeHint", { least: grantLimits.purposeAtLeast }),
      required: true,
      rows: 5,
    },
  ];
}

/** Said beside the form and on its plain answer. */
export const grantNote = (locale?: string): string => wordsOf("fields", locale)("grant.kept");
