import { findSource, visaFacts } from "../record/sources.ts";
import type { Figure, Country } from "../record/open/schema.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";
import { dateWords } from "./open/guide-words.ts";

/** The year of the copy of a source that was read; null if it states none. */
export function sourceYear(id: string): number | null {
  const year = /(?:19|20)\d{2}/.exec(findSource(id)?.snapshot ?? "")?.[0];
  return year ? Number(year) : null;
}

/** "2023", or "2018 to 2024" if the years differ; empty for none. */
export function yearSpan(years: readonly number[]): string {
  if (years.length === 0) return "";
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(last) : `${first} to ${last}`;
}

export type UsedSource = { id: string; title: string; years: string; count: number };

/** The sources of figures, most used first: title, span of the years taken from it, and how many figures. */
export function sourcesOf(figures: readonly Pick<Figure, "source" | "year">[]): UsedSource[] {
  return [...new Set(figures.map(({ source }) => source))]
    .map((id) => {
      const own = figures.filter(({ source }) => source === id);
      return {
        id,
        title: findSource(id)?.title ?? id,
        years: yearSpan(own.map(({ year }) => year)),
        count: own.length,
      };
    })
    .toSorted((a, b) => b.count - a.count || inOrder(a.title, b.title));
}

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
