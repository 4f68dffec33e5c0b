/**
 * A field as data: the page, its script and the plain answer without script draw the same one. `maxLength` is only for
 * what nobody pastes a long text into: a browser cuts there without a word, and the server refuses with the text kept.
 */
export type FormField = {
  name: string;
  /** Where the API calls it, in the answer's `fields`: "payload.contact.email". */
  path: string;
  label: string;
  hint?: string;
  required?: boolean;
  autoComplete?: string;
} & (
  | { kind: "text" | "email"; maxLength?: number; inputMode?: "numeric" }
  | { kind: "textarea"; rows: number }
  | { kind: "select"; options: readonly { value: string; label: string }[] }
  /** Sends "true" when it is chosen and nothing when it is not; `isChecked` is how it stands at first. */
  | { kind: "checkbox"; isChecked?: boolean }
);

/**
 * Whether a browser is to insist on an answer. A choice that stands on one of its options from the beginning has one,
 * and HTML does not allow it to be required.
 */
export const isInsistedOn = (field: FormField): boolean =>
  field.required === true && (field.kind !== "select" || field.options[0]?.value === "");
