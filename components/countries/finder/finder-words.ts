import type { FinderChoice } from "./finder-address.ts";

/** How many countries the list shows, as a sentence; the same words are announced. */
export function countWords(found: number, of: number): string {
  if (found === of) return `All ${of} countries are shown.`;
  if (found === 0) return "No country is shown.";
  if (found === 1) return `1 of ${of} countries is shown.`;
  return `${found} of ${of} countries are shown.`;
}

/** What was looked for and not found. */
export function nothingWords({ q, region }: FinderChoice): string {
  const asked = q.trim();
  if (asked && region) return `No country of ${region} answers “${asked}”.`;
  return asked ? `No country answers “${asked}”.` : "No country is in this selection.";
}

/** The title of a page of results, so that two of them in tabs or in the history can be told apart. */
export function titleWords({ q, region }: FinderChoice): string {
  const asked = q.trim();
  if (asked && region) return `Countries of ${region} for “${asked}”`;
  if (region) return `Countries of ${region}`;
  return asked ? `Countries for “${asked}”` : "Start a business: countries found";
}
