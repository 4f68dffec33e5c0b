import type { FinderRow } from "#lib/data/countries/finder/open/search.ts";
import {
  figureMarks,
  finderRow,
  formatFigure,
  startingFact,
  startingWords,
} from "#lib/data/countries/index.ts";
import { knownFigure, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";

/** A row of the finder with its two facts already formatted, so that the browser formats nothing. */
export type FinderEntry = FinderRow & {
  /** "Business entry: 69.2 of 100 (B-READY 2025)", or the days or steps from its guide. */
  startWords: string;
  /** "35.3 million people (2025)", or the reason why there is no figure. */
  peopleWords: string;
};

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
