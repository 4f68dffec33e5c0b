import type { FinderRow } from "#lib/data/countries/finder/open/search.ts";

/** A row of the finder with its two facts already formatted, so that the browser formats nothing. */
export type FinderEntry = FinderRow & {
  /** "Business entry: 69.2 of 100 (B-READY 2025)", or the days or steps from its guide. */
  startWords: string;
  /** "35.3 million people (2025)", or the reason why there is no figure. */
  peopleWords: string;
};
