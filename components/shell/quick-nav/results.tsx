import { Command } from "cmdk";
import { memo } from "react";
import type { Speaks } from "#components/words/load-words.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import type { FoundGroup } from "#lib/domains/quick-nav/open/find-entries.ts";
import type { QuickNavEntry } from "#lib/domains/quick-nav/open/types.ts";
import { EntryRow } from "./entry-row.tsx";

type Props = Speaks & { groups: readonly FoundGroup[]; onChoose: (entry: QuickNavEntry) => void };

/** The rows of each group, with how many more there are if not all fit; rendered again only when they change. */
export const Results = memo(function Results({ groups, words, onChoose }: Props) {
  return groups.map(({ name, entries, total }) => (
    <Command.Group
      key={name}
      value={name}
      heading={
        <>
          {name}
          {total > entries.length && (
            <span>{` ${fill(words["quickNav.shown"], { shown: entries.length, total })}`}</span>
          )}
        </>
      }
    >
      {entries.map((entry) => (
        <EntryRow key={entry.to} group={name} entry={entry} words={words} onChoose={onChoose} />
      ))}
    </Command.Group>
  ));
});
