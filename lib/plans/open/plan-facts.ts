import type { PathKind } from "#lib/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { Money } from "./plan.ts";

/** A step as a plan shows it. */
export type PlanStep = {
  /** Its number in the record of the country: what a tick is kept under. */
  step: string;
  what: string;
  who: string;
  /** Null where no source says it; an amount of 0 is free. */
  fee: Money | null;
  isOld: boolean;
  /** "3 to 5 days"; null where no source says it. */
  time: string | null;
};

export type PlanPath = {
  /** "Register a company in Togo" */
  title: string;
  /** The numbers of the steps that everybody takes, in order, and of those that not everybody does. */
  main: readonly string[];
  apart: readonly string[];
  /** What a source says the whole path costs and takes, in words; null where none does. */
  cost: string | null;
  time: string | null;
};

export type PlanDuty = {
  what: string;
  /** How the source says it: "monthly, by the 15th". */
  when: string;
  isIndicative: boolean;
  /** The days on which it is due to the end of next year, as far as they can be worked out. */
  days: readonly string[];
};

/** What a plan takes from the guide of its country: `plan.json` beside the guide. */
export type PlanFacts = {
  slug: CountrySlug;
  name: string;
  /** The currency of the country. */
  currency: string;
  /** When the steps were compiled: 2026-11. */
  asOf: string;
  steps: readonly PlanStep[];
  paths: Readonly<Record<PathKind, PlanPath>>;
  /** What falls due once the business runs: to choose from when a date is written down. */
  duties: readonly PlanDuty[];
  /** Where to go, one line an office. */
  offices: readonly string[];
};
