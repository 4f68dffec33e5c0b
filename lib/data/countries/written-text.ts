import { text } from "./record/open/fields.ts";

/** A text of a profile or a history. Nothing fills in placeholders there, so braces are an error. */
export const writtenText = text.regex(/^[^{}]*$/, "Unknown placeholder: the texts about a country have none");
