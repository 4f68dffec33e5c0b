import { each, joined } from "#components/ui/each.ts";
import { dateWords } from "#lib/countries/words/open/guide-words.ts";
import { noteMark, noteWords, stateWords, type Entry } from "#lib/countries/index.ts";
import { findSource } from "#lib/countries/record/index.ts";

/** When it changed, where it did, and what must be told beside the rule, each with how sure it is and its sources. */
export function EntryNotes({ entry }: { entry: Entry }) {
  return (
    <>
      {entry.change && <small>{`${stateWords(entry)}.`}</small>}
      {each(entry.notes, (note, index) => {
        // The reason of a change stands under it, which says how sure it is.
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
