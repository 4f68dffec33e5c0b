import { useWords } from "#components/words/use-words.ts";
import { SortTableIsland, type SortTableProps } from "./sort-table-island.tsx";
import { sortedKeys } from "./sorted-words.ts";

/**
 * A table drawn on the server whose header cells hold buttons once script runs; what was done is said to those who
 * cannot see it.
 */
export function SortTable(props: SortTableProps) {
  return <SortTableIsland {...props} words={useWords("page").pick(...sortedKeys)} />;
}
