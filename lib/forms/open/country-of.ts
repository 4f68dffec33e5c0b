import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import type { Answers } from "./check-answers.ts";
import type { FormDefinition } from "./form.ts";

/** The one of the 54 that the answers to a form are about, where it asks. */
export const countryOf = (
  { countryIn = "country" }: Pick<FormDefinition, "countryIn">,
  answers: Answers,
): string | null => countrySlugs.find((slug) => slug === answers[countryIn]) ?? null;
