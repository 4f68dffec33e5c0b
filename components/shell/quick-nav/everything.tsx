import { Command } from "cmdk";
import { memo } from "react";
import type { Speaks } from "#components/words/load-words.ts";
import type { QuickNavEntry } from "#lib/domains/quick-nav/open/types.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import { EntryRow } from "./entry-row.tsx";

type Props = Speaks & {
  asked: string;
  entries: readonly QuickNavEntry[];
  onChoose: (entry: QuickNavEntry) => void;
  onSearch: (asked: string) => void;
};

/** The identifier, inside the list, of the row that leads to the full search. */
export const searchRow = "everything";

/** The link to the full search, and its first results. */
export const Everything = memo(function Everything({ asked, entries, words, onChoose, onSearch }: Props) {
  return (
    <Command.Group value={searchRow} heading={words["quickNav.everything"]}>
      <Command.Item value={searchRow} onSelect={() => onSearch(asked)}>
        {fill(words["quickNav.searchAll"], { asked })}
      </Command.Item>
      {entries.map((entry) => (
        <EntryRow key={entry.to} group={searchRow} entry={entry} words={words} onChoose={onChoose} />
      ))}
    </Command.Group>
  );
});
