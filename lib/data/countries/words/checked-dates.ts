import { visaFacts } from "../record/sources.ts";
import type { Country } from "../record/open/schema.ts";
import { dateWords } from "./open/guide-words.ts";

type Part = "steps" | "taxes" | "visas";

const sentences: Record<Part, (date: string) => string> = {
  steps: (date) => `Steps and offices checked in ${date}.`,
  taxes: (date) => `Newest source on taxes: ${date}.`,
  visas: (date) => `Visa rules as of ${date}.`,
};

/** The dates in the record itself; null if it has none. */
const dates: Record<Part, (country: Country) => string | null> = {
  steps: ({ registration }) => registration.asOf,
  taxes: ({ tax: { company, sales } }) =>
    [company?.asOf, sales?.asOf].filter((date) => date !== undefined).sort().at(-1) ?? null, // prettier-ignore
  visas: () => visaFacts.asOf.slice(0, 7),
};

/** How recent a country's record is, one sentence per part. It does not depend on when the page was built. */
export const checkedDates = (country: Country, parts: readonly Part[]): string =>
  parts
    .flatMap((part) => {
      const date = dates[part](country);
      return date ? [sentences[part](dateWords(date))] : [];
    })
    .join(" ");
