import { useWords } from "#components/words/use-words.ts";
import { SortTableIsland, type SortTableProps } from "./sort-table-island.tsx";
import { sortedKeys } from "./sorted-words.ts";

/**
 * A server-rendered table whose header cells contain buttons once script runs. Each sort is announced to screen
 * readers.
 */
export function SortTable(props: SortTableProps) {
  return <SortTableIsland {...props} words={useWords("page").pick(...sortedKeys)} />;
}
