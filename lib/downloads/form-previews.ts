import "server-only";
import { leadFields, retentionSentence } from "../leads/form-fields.ts";
import { leadTypes, leadTypeWords } from "../leads/lead-types.ts";

/** Every form of the site with what it asks, to be read or printed before filling one in. */
export function formPreviews(): string {
  const forms = leadTypes.map((type) => {
    const lines = leadFields(type).map(({ label, hint, required }) =>
      [`- ${label}${required ? "" : " (optional)"}`, hint && `  ${hint}`].filter(Boolean).join("\n"),
    );
    return [leadTypeWords[type].label, ...lines].join("\n");
  });
  return `${[...forms, retentionSentence].join("\n\n")}\n`;
}
