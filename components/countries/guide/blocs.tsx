import { each } from "#components/ui/each.ts";
import { afcftaSentence, asSentence, dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { factSource, findCountry, listBlocs } from "#lib/data/countries/record/index.ts";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { SourceLink } from "./source-marks.tsx";

/** Each bloc, what it opens, and what is unsettled about it; then the continental free trade area. */
export function Blocs({ country }: GuideProps) {
  const { blocs, blocNotes, afcfta } = country;
  const known = listBlocs();
  const notesAlone = Object.keys(blocNotes).filter((id) => !blocs.includes(id));
  return (
    <GuideSection
      id="blocs"
      lead={
        <>
          What membership is meant to open. Not every member applies every part; ask before you count on it.
          From: <SourceLink id={factSource(country, "blocs")} />
        </>
      }
    >
      <ul className="rows blocs">
        {each(blocs, (id) => {
          const bloc = known.find((entry) => entry.id === id);
          const members = bloc?.members.filter((slug) => findCountry(slug)).length ?? 0;
          return (
            <li>
              <h3>{id}</h3>
              <b>{bloc?.name}</b>
              <p>
                {bloc?.what}
                {members > 0 && <small>{` ${members} of the 54 countries are members.`}</small>}
                {blocNotes[id] && <small className="note"> {asSentence(`${blocNotes[id]}.`)}</small>}
              </p>
            </li>
          );
        })}
        <li>
          <h3>AfCFTA</h3>
          <b>African Continental Free Trade Area</b>
          <p>
            {`${afcftaSentence(afcfta)} `}
            <SourceLink id={afcfta.source}>{dateWords(afcfta.asOf)}</SourceLink>
            {afcfta.note && <small className="note"> {asSentence(afcfta.note)}</small>}
          </p>
        </li>
      </ul>
      {each(notesAlone, (id) => (
        <p className="fine">{`${id}: ${blocNotes[id]}.`}</p>
      ))}
    </GuideSection>
  );
}
