import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition } from "./form.ts";

/** The African country (one of the 54) that the answers to a form are about, if the form asks for it. */
export const countryOf = (
  { countryIn = "country" }: Pick<FormDefinition, "countryIn">,
  answers: Answers,
): string | null => countrySlugs.find((slug) => slug === answers[countryIn]) ?? null;
