import { countryPath } from "#lib/site/country-path.ts";
import { Flag } from "#components/ui/flag.tsx";
import type { FinderEntry } from "./finder-entry.ts";
import { rankWords } from "./finder-words.ts";

/** One country of the list: the whole card leads to its guide. The rank shows where the list stands in its order. */
export function FinderItem({ entry, hasRank }: { entry: FinderEntry; hasRank: boolean }) {
  return (
    <li className="find-item">
      <Flag iso2={entry.iso2} size={32} />
      <a className="find-name" href={countryPath("/start-business/*", entry.slug)}>
        {entry.name}
      </a>
      <span>{`${entry.capital}, ${entry.region}`}</span>
      <b>{entry.startWords}</b>
      {hasRank && <b>{rankWords(entry.ease)}</b>}
      <span>{entry.peopleWords}</span>
    </li>
  );
}
