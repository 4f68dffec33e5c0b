import { FigureValue } from "#components/countries/figure-value.tsx";
import { asSentence, enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { FactTiles } from "../family/fact-tiles.tsx";

const languageWords = ({ name, official, role }: Country["languages"][number]): string =>
  official ? `${name} (official)` : role ? `${name} (${role})` : name;

/** The facts readers want first. */
export function ProfileFacts({ country }: { country: Country }) {
  const { capitals, languages, currency, governmentType, governmentNote, headOfState, blocs } = country;
  return (
    <FactTiles
      facts={[
        {
          label: capitals.length > 1 ? "Capitals" : "Capital",
          fact: "capital",
          value: enumerated(
            capitals.map(({ name, role }) => (capitals.length > 1 ? `${name} (${role})` : name)),
          ),
        },
        { label: "People", value: <FigureValue country={country} figureKey="population" /> },
        { label: "Economy (GDP)", value: <FigureValue country={country} figureKey="gdp_nominal_usd" /> },
        {
          label: "GDP per person",
          value: <FigureValue country={country} figureKey="gdp_per_capita_nominal_usd" />,
        },
        { label: "Currency", fact: "currency", value: `${currency.name} (${currency.code})` },
        { label: "Languages", fact: "languages", value: enumerated(languages.map(languageWords)) },
        {
          label: "Government",
          fact: "governmentType",
          value: (
            <>
              {asSentence(`${governmentType}; head of state: ${headOfState}`)}
              {governmentNote && <small>{` ${asSentence(governmentNote)}`}</small>}
            </>
          ),
        },
        {
          label: "Regional blocs",
          fact: "blocs",
          value: blocs.length > 0 ? enumerated(blocs) : "None in the sources",
        },
        { label: "Area", value: <FigureValue country={country} figureKey="area_km2" /> },
        {
          label: "Living in towns",
          value: <FigureValue country={country} figureKey="urban_population_pct" />,
        },
      ]}
    />
  );
}
