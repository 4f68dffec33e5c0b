import "server-only";
import { leadFields, retentionSentence } from "#lib/leads/open/form-fields.ts";
import { leadLabel } from "#lib/leads/open/lead-words.ts";
import { helpDeskTypes, isHelpDeskType, leadTypes } from "#lib/leads/open/lead-types.ts";

/** The topics of the help desks share one form. */
const shown = leadTypes.filter((type) => !isHelpDeskType(type) || type === helpDeskTypes[0]);

/** Every form of the site with what it asks, to be read or printed before filling one in. */
export function formPreviews(): string {
  const forms = shown.map((type) => {
    const lines = leadFields(type).map(({ label, hint, required }) =>
      [`- ${label}${required ? "" : " (optional)"}`, hint && `  ${hint}`].filter(Boolean).join("\n"),
    );
    return [leadLabel(type), ...lines].join("\n");
  });
  return `${[...forms, retentionSentence()].join("\n\n")}\n`;
}
