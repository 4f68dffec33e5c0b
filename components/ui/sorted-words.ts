import { inOrder } from "#lib/platform/words/open/formats.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";

export type SortKey = string | number | undefined;
export type Direction = "ascending" | "descending";

/**
 * The order of rows by their keys, as positions in the given list. Text sorts alphabetically, numbers by size. Equal
 * keys keep their order, and rows without a key stay at the end in either direction.
 */
export function orderRows(keys: readonly SortKey[], direction: Direction): number[] {
  const compare = (a: SortKey, b: SortKey): number =>
    typeof a === "number" && typeof b === "number" ? a - b : inOrder(String(a), String(b));
  const sign = direction === "ascending" ? 1 : -1;
  const positions = keys.map((_, index) => index);
  return [
    ...positions
      .filter((at) => keys[at] !== undefined)
      .sort((a, b) => sign * compare(keys[a], keys[b]) || a - b),
    ...positions.filter((at) => keys[at] === undefined),
  ];
}

/** Messages of a sortable table, in the area "page". */
export const sortedKeys = [
  "sorted.number.ascending",
  "sorted.number.descending",
  "sorted.name.ascending",
  "sorted.name.descending",
] as const;

export type SortedWords = Readonly<Record<(typeof sortedKeys)[number], string>>;

/** The message that says by which column the rows are sorted, and in which direction. */
export const saySorted = (
  words: SortedWords,
  { label, by }: { label: string; by: string },
  direction: Direction,
): string => fill(words[`sorted.${by === "name" ? "name" : "number"}.${direction}`], { column: label });
