import type { FinderChoice } from "./finder-address.ts";

/** The number of countries in the list as a sentence, which is also announced. */
export function countWords(found: number, of: number): string {
  if (found === of) return `All ${of} countries are shown.`;
  if (found === 0) return "No country is shown.";
  if (found === 1) return `1 of ${of} countries is shown.`;
  return `${found} of ${of} countries are shown.`;
}

/** The search that found nothing. */
export function nothingWords({ q, region }: FinderChoice): string {
  const asked = q.trim();
  if (asked && region) return `No country of ${region} answers “${asked}”.`;
  return asked ? `No country answers “${asked}”.` : "No country is in this selection.";
}

/** The title of a page of results, so that tabs and history entries can be told apart. */
export function titleWords({ q, region }: FinderChoice): string {
  const asked = q.trim();
  if (asked && region) return `Countries of ${region} for “${asked}”`;
  if (region) return `Countries of ${region}`;
  return asked ? `Countries for “${asked}”` : "Start a business: countries found";
}
