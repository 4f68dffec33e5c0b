import type { FormWords } from "#components/forms/form-fields.tsx";

/** What the form says where it is drawn by script; the server hands it over. */
export type LeadFormWords = FormWords &
  Readonly<
    Record<"submit" | "lost" | "failed" | "received" | "ownAddress" | "reference" | "receipt", string>
  >;
