import { AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { FinderEntry } from "./finder-entry.ts";
import { rankWords } from "./finder-words.ts";

/** One country of the list: the whole card leads to its guide. The rank shows where the list stands in its order. */
export function FinderItem({ entry, hasRank }: { entry: FinderEntry; hasRank: boolean }) {
  return (
    <li className="find-item">
      <Flag iso2={entry.iso2} size={32} />
      <AppLink className="find-name" href={`/start-business/${entry.slug}`}>
        {entry.name}
      </AppLink>
      <span>{`${entry.capital}, ${entry.region}`}</span>
      <b>{entry.startWords}</b>
      {hasRank && <b>{rankWords(entry.ease)}</b>}
      <span>{entry.peopleWords}</span>
    </li>
  );
}
