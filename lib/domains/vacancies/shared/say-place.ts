import { findCountry } from "#lib/data/countries/record/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { Vacancy } from "../open/vacancy.ts";

/** Where the work of a vacancy is done: "Monrovia, Liberia", or from anywhere. */
export function sayPlace({ country, town }: Pick<Vacancy, "country" | "town">, locale?: string): string {
  const words = wordsOf("vacancies", locale);
  const name = country ? (findCountry(country)?.name ?? country) : words("anywhere");
  return town ? words("place", { town, country: name }) : name;
}
