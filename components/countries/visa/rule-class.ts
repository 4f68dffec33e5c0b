import type { EntryRule } from "#lib/data/countries/visa/open/rules.ts";

/** The class that sets the colour of a rule (visa.css). It is always shown with its letter or its name. */
export const ruleClass: Readonly<Record<EntryRule, string>> = {
  own: "v-own",
  visa_free: "v-free",
  visa_on_arrival: "v-arrival",
  eta: "v-eta",
  e_visa: "v-online",
  visa_required: "v-embassy",
  no_admission: "v-none",
};
