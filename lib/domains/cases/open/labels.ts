import { cleanLine } from "#lib/platform/text/clean.ts";

/** The most labels of a case, and the longest label in UTF-16 units. */
export const mostLabels = 8;
export const longestLabel = 30;

/** A label in its canonical spelling; empty if nothing is left of it. */
const tidy = (typed: string): string => cleanLine(typed).normalize("NFC").toLowerCase();

/** Comma-separated labels, each once, in order. They may be too long or too many. */
export const labelsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[,\n]/).map(tidy).filter(Boolean)),
];

/** The label to filter by; undefined if no case can have it. */
export function readLabel(typed: string): string | undefined {
  const label = tidy(typed);
  return label && label.length <= longestLabel && !label.includes(",") ? label : undefined;
}

/** Labels in the format of the form field. */
export const writeLabels = (labels: readonly string[]): string => labels.join(", ");
