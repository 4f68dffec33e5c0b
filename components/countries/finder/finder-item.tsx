import { countryPath } from "#lib/data/site/country-path.ts";
import { Flag } from "#components/ui/flag.tsx";
import type { FinderEntry } from "./finder-entry.ts";

/** One country of the list. The whole card is a link to its guide. */
export function FinderItem({ entry }: { entry: FinderEntry }) {
  return (
    <li className="find-item">
      <Flag iso2={entry.iso2} size={32} />
      <a className="find-name" href={countryPath("/start-business/*", entry.slug)}>
        {entry.name}
      </a>
      <span>{`${entry.capital}, ${entry.region}`}</span>
      <b>{entry.startWords}</b>
      <span>{entry.peopleWords}</span>
    </li>
  );
}
