import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { factSource, findCountry, listBlocs, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { afcftaSentence, asSentence, dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { GuideSection, type GuideProps, GuideLinks, guidePath } from "./guide-section.tsx";
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

/** Links to the neighbours, and to the previous and next guide in the region. */
export function Nearby({ country }: GuideProps) {
  const neighbours = country.borders.flatMap((slug) => findCountry(slug) ?? []);
  const region = listCountries().filter((other) => other.region === country.region);
  const here = region.findIndex(({ slug }) => slug === country.slug);
  const before = region.at(here - 1);
  const after = region.at((here + 1) % region.length);
  return (
    <nav className="nearby" aria-labelledby="nearby-h">
      <h2 id="nearby-h">
        {neighbours.length > 0 ? "Nearby and similar" : `More guides in ${country.region}`}
      </h2>
      {neighbours.length > 0 && (
        <p>
          {"Neighbours: "}
          <GuideLinks countries={neighbours} />
        </p>
      )}
      <p>
        <Turn country={before} rel="prev" label="Before it in the region" />
        <Turn country={after} rel="next" label="Next in the region" />
      </p>
    </nav>
  );
}

function Turn({
  country,
  rel,
  label,
}: {
  country: Country | undefined;
  rel: "prev" | "next";
  label: string;
}) {
  if (!country) return null;
  return (
    <AppLink href={guidePath(country.slug)} rel={rel} className="turn">
      <small>{label}</small>
      {country.name}
    </AppLink>
  );
}
