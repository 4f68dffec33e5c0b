import { wordsOf } from "#lib/platform/words/index.ts";
import type { VacancyRow } from "../open/vacancy.ts";

/** Made-up vacancies, which say so in each line: an example of the list that a member sees. */
export function sampleVacancies(locale?: string): VacancyRow[] {
  const words = wordsOf("vacancies", locale);
  const shared = {
    country: null,
    pay: words("sample.pay"),
    work: words("sample.work"),
    asked: words("sample.asked"),
    closesOn: "sample" as const,
    isBegun: false,
  };
  return [
    { id: "sample-1", title: words("sample.1"), division: "seed-bank", town: words("sample.town"), kind: "full_time", reference: null, ...shared }, // prettier-ignore
    { id: "sample-2", title: words("sample.2"), division: "agx", town: null, kind: "apprenticeship", reference: "AK-SAMP-LE01", ...shared }, // prettier-ignore
  ];
}
