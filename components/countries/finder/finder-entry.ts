import type { FinderRow } from "#lib/countries/finder/open/search.ts";

/** A row of the finder with its two facts already in words, so that the browser formats nothing. */
export type FinderEntry = FinderRow & {
  /** "Business entry: 69.2 of 100 (B-READY 2025)", or what its guide says of days or steps. */
  startWords: string;
  /** "35.3 million people (2025)", or that there is no figure and why. */
  peopleWords: string;
};
