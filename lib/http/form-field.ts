/** A field as data: the page, its script and the plain answer without script draw the same one. */
export type FormField = {
  name: string;
  /** Where the API calls it, in the answer's `fields`: "payload.contact.email". */
  path: string;
  label: string;
  hint?: string;
  required?: boolean;
  autoComplete?: string;
} & (
  | { kind: "text" | "email"; maxLength: number }
  | { kind: "textarea"; maxLength: number; rows: number }
  | { kind: "select"; options: readonly { value: string; label: string }[] }
);
