/**
 * Every form that is filled in a step at a time, by the id that stands in its address: /forms/grower. Apart from the
 * definitions, because the middleware reads it.
 */
export const formIds = [
  "grower",
  "outgrower",
  "livestock",
  "seed-accession",
  "farm-depot",
  "distribution-hub",
  "specialty-training",
  "apprenticeship",
  "cooking-school",
  "us-farmer-mentor",
  "cultural-exchange",
  "vendor",
  "quote-request",
  "affiliate",
  "partner",
  "investor-interest",
  "afrivent",
  "credit-union-account",
  "loan-check",
  "rootspay-waiting",
  "health-share",
  "health-family",
  "careers",
  "hr-vacancy",
  "clearsight-organisation",
  "clearsight-training",
  "verification",
  "list-academic",
  "list-medical",
  "list-business",
  "list-professional",
  "list-vital-records",
  "press",
  "data-rights",
  "letter-academic",
  "letter-medical",
  "letter-vital-records",
] as const;
export type FormId = (typeof formIds)[number];

export const isFormId = (value: string): value is FormId => (formIds as readonly string[]).includes(value);
