import type { FinderRow } from "#lib/countries/finder/open/search.ts";

/** A row of the finder with its two facts already in words, so that the browser formats nothing. */
export type FinderEntry = FinderRow & {
  /** "13 days to start (2020)", or that there is no figure and why. */
  startWords: string;
  /** "35.3 million people (2025)", or that there is no figure and why. */
  peopleWords: string;
};
