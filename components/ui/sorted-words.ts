import { fill } from "#lib/words/open/fill.ts";
import type { Direction } from "./row-order.ts";

/** What a table that sorts says, in the area "page". */
export const sortedKeys = [
  "sorted.number.ascending",
  "sorted.number.descending",
  "sorted.name.ascending",
  "sorted.name.descending",
] as const;

export type SortedWords = Readonly<Record<(typeof sortedKeys)[number], string>>;

/** Says by which column rows have been sorted, and which way. */
export const saySorted = (
  words: SortedWords,
  { label, by }: { label: string; by: string },
  direction: Direction,
): string => fill(words[`sorted.${by === "name" ? "name" : "number"}.${direction}`], { column: label });
