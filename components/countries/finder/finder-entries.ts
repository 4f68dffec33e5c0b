import { figureMarks, finderRow, formatFigure, knownFigure, listCountries } from "#lib/countries/index.ts";
import type { Country, Figure } from "#lib/countries/record/open/schema.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The year and the marks a reader must see beside the figure. */
const whenOf = (figure: Figure): string =>
  [figure.year, ...figureMarks({ ...figure, note: undefined })].join(", ");

function entryOf(country: Country): FinderEntry {
  const start = knownFigure(country, "starting_days");
  const people = knownFigure(country, "population");
  return {
    ...finderRow(country),
    startWords: start.fact
      ? `${formatFigure("starting_days", start.fact.value)} to start (${whenOf(start.fact)})`
      : `Days to start: no data. ${start.reason}`,
    peopleWords: people.fact
      ? `${formatFigure("population", people.fact.value)} people (${whenOf(people.fact)})`
      : `Population: no data. ${people.reason}`,
  };
}

/** All countries as the finder shows them, in the order of their names. */
export const finderEntries = (): FinderEntry[] => listCountries().map(entryOf);
