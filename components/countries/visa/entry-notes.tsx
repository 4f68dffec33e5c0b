import { each, joined } from "#components/ui/each.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { noteMark, noteWords, stateWords, type Entry } from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";

/** When the rule changed, if it did, and what must be shown beside it, each with its certainty and its sources. */
export function EntryNotes({ entry }: { entry: Entry }) {
  return (
    <>
      {entry.change && <small>{`${stateWords(entry)}.`}</small>}
      {each(entry.notes, (note, index) => {
        // The reason for a change is shown under the change, which already states the certainty.
        const mark = entry.change && index === 0 ? null : noteMark(note);
        const read = note.sources.flatMap((id) => findSource(id) ?? []);
        return (
          <small>
            {noteWords(note)} {mark && <i className="ind">{mark}</i>}{" "}
            {joined(read, ", ", ({ id, publisher, snapshot }) => (
              <a href={`#src-${id}`}>{`${publisher}, ${dateWords(snapshot)}`}</a>
            ))}
          </small>
        );
      })}
    </>
  );
}
