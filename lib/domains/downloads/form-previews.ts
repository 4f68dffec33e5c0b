import "server-only";
import { listForms } from "#lib/domains/forms/index.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { formTitle, introduce } from "#lib/data/content/form-words.ts";
import { leadFields } from "#lib/domains/leads/open/fields.ts";
import { retentionSentence, leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { helpDeskTypes, isHelpDeskType, leadTypes } from "#lib/data/content/lead-types.ts";

/** The help desk topics share one form, so only the first is included. */
const shown = leadTypes.filter((type) => !isHelpDeskType(type) || type === helpDeskTypes[0]);

const asked = (fields: readonly Field[]): string[] =>
  drawFields(fields, defaultLocale).map(({ label, hint, isRequired }) =>
    [`- ${label}${isRequired ? "" : " (optional)"}`, hint && `  ${hint}`].filter(Boolean).join("\n"),
  );

/** A text of every form with its questions, to read or print before filling one in. */
export function formPreviews(): string {
  const enquiries = shown.map((type) => [leadLabel(type), ...asked(leadFields(type))].join("\n"));
  const forms = listForms().map((form) =>
    [formTitle(form.id), introduce(form).decides, ...asked(fieldsOf(form))].join("\n"),
  );
  return `${[...forms, ...enquiries, retentionSentence()].join("\n\n")}\n`;
}
