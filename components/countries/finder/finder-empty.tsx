import { countryPath } from "#lib/data/site/country-path.ts";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { type FinderChoice, nothingWords } from "./finder-address.ts";
import type { FinderEntry } from "./finder-entries.ts";

type Props = { choice: FinderChoice; near: readonly FinderEntry[]; of: number };

/** Replaces the list when nothing matches: what was searched for, similar names, and a link back to all countries. */
export function FinderEmpty({ choice, near, of }: Props) {
  return (
    <div className="find-empty">
      <PatternBand />
      <p className="find-name">{nothingWords(choice)}</p>
      {near.length > 0 && (
        <>
          <p>Nearest by name:</p>
          <ul className="near-list">
            {near.map(({ slug, name, region }) => (
              <li key={slug}>
                <a href={countryPath("/start-business/*", slug)}>{`${name} (${region})`}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="btn btn-secondary" href="/start-business">
          {`Show all ${of} countries`}
        </a>
      </p>
    </div>
  );
}
