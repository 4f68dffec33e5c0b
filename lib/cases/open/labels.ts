import { cleanLine } from "#lib/text/clean.ts";

/** So many a case has, and so long is each, in UTF-16 units. */
export const mostLabels = 8;
export const longestLabel = 30;

/** A label in its one spelling; empty where nothing is left of it. */
const tidy = (typed: string): string => cleanLine(typed).normalize("NFC").toLowerCase();

/** The labels that are typed with commas between them, each once, in their order. They may be too long or too many. */
export const labelsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[,\n]/).map(tidy).filter(Boolean)),
];

/** The one label that is looked for; undefined for what no case can have. */
export function readLabel(typed: string): string | undefined {
  const label = tidy(typed);
  return label && label.length <= longestLabel && !label.includes(",") ? label : undefined;
}

/** Labels as the field has them. */
export const writeLabels = (labels: readonly string[]): string => labels.join(", ");
