import type { CitedSource } from "../../record/open/cited-source.ts";

export type Point = { title: string; text: string };

export type City = {
  name: string;
  description: string;
  /** Its page on the English Wikipedia. */
  wiki: `https://en.wikipedia.org/wiki/${string}`;
  /** Degrees, WGS 84, two decimals. */
  at: { lat: number; lon: number };
};

/**
 * The written part of a country: what no figure says. Languages, government, banks, legal forms, agencies, rankings and
 * goods are in its facts and are not repeated here. It contains dates but no figures.
 */
export type CountryProfile = {
  /** Who would come here and what they find, in two to four sentences. */
  welcome: string;
  /** A short history with dates; neutral where people disagree, ending at what is certain. */
  history: string;
  /** Three to six, the capital first. */
  cities: readonly City[];
  /** Three to five. */
  opportunities: readonly Point[];
  /** Three to five. */
  risks: readonly Point[];
  markets: { domestic: string; regional: string; international: string };
  /** How people and goods get in and around. */
  accessibility: string;
  /** What is certain about politics and security, and which question to ask before going. */
  stability: string;
  /** For those who live, study, return or move there. */
  living: {
    languages: string;
    money: string;
    safety: string;
    health: string;
    schools: string;
    goods: string;
  };
  /** Where to read more. */
  sources: readonly [CitedSource, ...CitedSource[]];
  /** ISO date of the last check. */
  reviewedOn: string;
};
