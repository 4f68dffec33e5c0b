import { BarChart } from "#components/charts/bar-chart.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { figureMarks, formatFigure } from "#lib/data/countries/index.ts";
import { factSource } from "#lib/data/countries/record/index.ts";
import { Fact, Facts } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { otherSource, SourceLink, SourceYears } from "./source-marks.tsx";

const people: readonly FigureKey[] = [
  "population",
  "population_growth_pct",
  "median_age",
  "urban_population_pct",
  "labour_force",
];

/** The population, its languages, and the towns. */
export function People({ country }: GuideProps) {
  const { languages, languagesNote, cities, otherCities } = country;
  const second = otherSource(country, "population");
  const marks = second ? figureMarks(second) : [];
  return (
    <GuideSection id="people">
      <Facts country={country} keys={people}>
        {second && (
          <Fact label="Population, second source" fact="otherFigures.population">
            <b>{formatFigure("population", second.value)}</b>{" "}
            <SourceLink id={second.source}>{second.year}</SourceLink>
            {marks.length > 0 && <small>{` ${marks.join("; ")}`}</small>}
          </Fact>
        )}
        <Fact label="Languages" fact="languages">
          {`${enumerated(languages.map(({ name, official, role }) => languageWords(name, official, role)))} `}
          <SourceLink id={factSource(country, "languages")}>source</SourceLink>
          {languagesNote && <small> {languagesNote}</small>}
        </Fact>
        {otherCities && (
          <Fact label="Other towns" fact="otherCities">
            {`${enumerated(otherCities.items)} `}
            <SourceLink id={otherCities.source}>no year</SourceLink>
          </Fact>
        )}
      </Facts>
      {cities.length > 0 && <Cities cities={cities} />}
    </GuideSection>
  );
}

function languageWords(name: string, official: boolean, role: string | undefined): string {
  if (role) return `${name} (${role})`;
  return official ? `${name} (official)` : name;
}

function Cities({ cities }: { cities: GuideProps["country"]["cities"] }) {
  const title = "Urban areas in the source";
  const people = (n: number) => formatFigure("population", n);
  return (
    <FigureFrame
      title={title}
      level={3}
      note="Urban areas are cut differently from country to country; these are not ranks."
      source={<SourceYears figures={cities} />}
      table={
        <DataTable
          caption={title}
          captionHidden
          columns={[{ label: "Urban area" }, { label: "People" }]}
          rows={cities.map(({ name, population, year, role, note }) => [
            role ? `${name} (${role})` : name,
            `${people(population)}, ${year}${note ? `; ${note}` : ""}`,
          ])}
        />
      }
    >
      <BarChart
        label={title}
        tone="clay"
        rows={cities.map(({ name, population }) => ({
          label: name,
          value: population,
          text: people(population),
        }))}
      />
    </FigureFrame>
  );
}
