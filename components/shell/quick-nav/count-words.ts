import { numberFormat } from "#lib/words/open/formats.ts";

const number = numberFormat();

/** How many answer, as it is shown and announced. */
export function countWords(total: number): string {
  if (total === 0) return "No results found.";
  return total === 1 ? "1 result" : `${number.format(total)} results`;
}
