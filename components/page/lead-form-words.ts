import type { FormWords } from "#components/forms/form-fields.tsx";

/** The strings of the form where it is rendered by script; the server passes them on. */
export type LeadFormWords = FormWords &
  Readonly<
    Record<"submit" | "lost" | "failed" | "received" | "ownAddress" | "reference" | "receipt", string>
  >;
