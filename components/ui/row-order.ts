import { inOrder } from "#lib/platform/words/open/formats.ts";

export type SortKey = string | number | undefined;
export type Direction = "ascending" | "descending";

/**
 * The order of rows by their keys, as positions in the given list. Text sorts alphabetically, numbers by size. Equal
 * keys keep their order, and rows without a key stay at the end in either direction.
 */
export function orderRows(keys: readonly SortKey[], direction: Direction): number[] {
  const compare = (a: SortKey, b: SortKey): number =>
    typeof a === "number" && typeof b === "number" ? a - b : inOrder(String(a), String(b));
  const way = direction === "ascending" ? 1 : -1;
  const positions = keys.map((_, index) => index);
  return [
    ...positions
      .filter((at) => keys[at] !== undefined)
      .sort((a, b) => way * compare(keys[a], keys[b]) || a - b),
    ...positions.filter((at) => keys[at] === undefined),
  ];
}
