import {
  figureMarks,
  finderRow,
  formatFigure,
  startingFact,
  startingWords,
} from "#lib/data/countries/index.ts";
import { knownFigure, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The year and the marks that must be shown beside the figure. */
const whenOf = (figure: Figure): string =>
  [figure.year, ...figureMarks({ ...figure, note: undefined })].join(", ");

function entryOf(country: Country): FinderEntry {
  const people = knownFigure(country, "population");
  return {
    ...finderRow(country),
    startWords: startingWords(startingFact(country)).line,
    peopleWords: people.fact
      ? `${formatFigure("population", people.fact.value)} people (${whenOf(people.fact)})`
      : `Population: no data. ${people.reason}`,
  };
}

/** All countries as the finder shows them, sorted by name. */
export const finderEntries = (): FinderEntry[] => listCountries().map(entryOf);
