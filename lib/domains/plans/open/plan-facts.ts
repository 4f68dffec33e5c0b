import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { Money } from "./plan.ts";

/** A step as a plan shows it. */
export type PlanStep = {
  /** Its number in the country record, which is the key of its tick. */
  step: string;
  what: string;
  who: string;
  /** Null if no source states it. An amount of 0 means free. */
  fee: Money | null;
  isOld: boolean;
  /** "3 to 5 days"; null if no source states it. */
  time: string | null;
};

export type PlanPath = {
  /** "Register a company in Togo" */
  title: string;
  /** The numbers of the steps that everybody takes, in order, and of those that only some people take. */
  main: readonly string[];
  apart: readonly string[];
  /** The cost and duration of the whole path according to a source, in words; null if no source states them. */
  cost: string | null;
  time: string | null;
};

export type PlanDuty = {
  what: string;
  /** In the words of the source: "monthly, by the 15th". */
  when: string;
  isIndicative: boolean;
  /** The days on which it is due until the end of next year, where they can be computed. */
  days: readonly string[];
};

/** What a plan takes from the guide of its country, served as `plan.json` next to the guide. */
export type PlanFacts = {
  slug: CountrySlug;
  name: string;
  /** The currency of the country. */
  currency: string;
  /** When the steps were compiled: 2026-11. */
  asOf: string;
  steps: readonly PlanStep[];
  paths: Readonly<Record<PathKind, PlanPath>>;
  /** What falls due once the business runs, offered as suggestions when a date is entered. */
  duties: readonly PlanDuty[];
  /** The offices to go to, one line each. */
  offices: readonly string[];
};
