import type { CitedSource } from "../../record/open/cited-source.ts";

/** The history of a country in dated events, neutral where people disagree, ending at what is certain. */
export type CountryHistory = {
  /** One or two sentences that say what the story is about. */
  lead: string;
  /** In chronological order, eight to twelve. */
  events: readonly {
    /** As it is shown: "About 1000 BCE", "1884–85", "12 January 1964". */
    when: string;
    /** The sort key of the events; negative before the common era. */
    year: number;
    title: string;
    text: string;
  }[];
  /** Where to read more. */
  sources: readonly [CitedSource, ...CitedSource[]];
  /** ISO date of the last check. */
  reviewedOn: string;
};
