import { fill } from "#lib/platform/words/open/fill.ts";
import type { Direction } from "./row-order.ts";

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
