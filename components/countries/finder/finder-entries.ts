import {
  figureMarks,
  finderRow,
  formatFigure,
  getFigure,
  listCountries,
  noDataReason,
} from "#lib/countries/index.ts";
import type { Country, Figure } from "#lib/countries/record/open/schema.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The year and the marks a reader must see beside the figure. */
const whenOf = (figure: Figure): string =>
  [figure.year, ...figureMarks({ ...figure, note: undefined })].join(", ");

function entryOf(country: Country): FinderEntry {
  const start = getFigure(country, "starting_days");
  const people = getFigure(country, "population");
  return {
    ...finderRow(country),
    startWords: start
      ? `${formatFigure("starting_days", start.value)} to start (${whenOf(start)})`
      : `Days to start: no data. ${noDataReason(country, "starting_days")}`,
    peopleWords: people
      ? `${formatFigure("population", people.value)} people (${whenOf(people)})`
      : `Population: no data. ${noDataReason(country, "population")}`,
  };
}

/** All countries as the finder shows them, in the order of their names. */
export const finderEntries = (): FinderEntry[] => listCountries().map(entryOf);
