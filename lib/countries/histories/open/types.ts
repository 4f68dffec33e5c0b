import type { Source } from "#lib/content/types.ts";

/** The history of a country in dated events, neutral where people disagree, ending at what is certain. */
export type CountryHistory = {
  /** One or two sentences that say what the story is about. */
  lead: string;
  /** In the order of time, eight to twelve. */
  events: readonly {
    /** As it is read: "About 1000 BCE", "1884–85", "12 January 1964". */
    when: string;
    /** By which events are ordered; negative before the common era. */
    year: number;
    title: string;
    text: string;
  }[];
  /** Where it can be read at length. */
  sources: readonly [Source, ...Source[]];
  /** ISO date of the last check. */
  reviewedOn: string;
};
