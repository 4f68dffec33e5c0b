import { answerOfPath, listCountries, type AnswerBasis } from "#lib/countries/index.ts";
import { moneySpan } from "#lib/countries/paths/open/path-words.ts";
import { daySpan } from "#lib/countries/words/open/guide-words.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { listFormat } from "#lib/words/open/formats.ts";

/** A way to colour the map. `step` is the place in `steps`; null where the sources do not say. */
export type MapFigure = {
  /** Begins the class of a country: "a0" to "a3", "an". */
  letter: "a" | "b";
  name: string;
  /** What the colours mean and of when they are. */
  caption: string;
  steps: readonly string[];
  none: string;
  step: (country: Country) => number | null;
};

const onlineSteps = ["full", "partial", "none"] as const;
/** The last day of each step but the last. */
const dayEnds = [5, 10, 20];

const company = new Map(listCountries().map((country) => [country.slug, answerOfPath(country, "company")]));
/** What is indicative, or known of years ago alone, does not lead. */
const mayLead = ({ status, isLastKnown }: AnswerBasis) => status === "sourced" && !isLastKnown;
const freshTime = ({ slug }: Country) => {
  const fact = company.get(slug)?.time.fact;
  return fact && mayLead(fact.basis) ? fact : null;
};
const freshCost = ({ slug }: Country) => {
  const fact = company.get(slug)?.cost.fact;
  return fact?.of === "path" && mayLead(fact.basis) ? fact : null;
};

export const mapFigures: readonly MapFigure[] = [
  {
    letter: "a",
    name: "Online",
    caption: "Can a company be registered online? (2026)",
    steps: ["wholly", "in part", "on paper"],
    none: "not said",
    step: ({ slug }) => {
      const at = onlineSteps.findIndex((one) => one === company.get(slug)?.online);
      return at < 0 ? null : at;
    },
  },
  {
    letter: "b",
    name: "Days",
    caption: "Days to register a company, at most (2021–26)",
    steps: ["to 5", "to 10", "to 20", "more"],
    none: "older or not known",
    step: (country) => {
      const time = freshTime(country);
      if (!time?.basis.year) return null;
      const at = dayEnds.findIndex((end) => time.max <= end);
      return at < 0 ? dayEnds.length : at;
    },
  },
];

const online = { full: "online", partial: "online in part", none: "on paper" } as const;
const list = listFormat({ type: "unit", style: "short" });

/** What a country's guide answers, in one line: cost, days, online; empty where nothing new enough is known. */
export function shortAnswer(country: Country): string {
  const [cost, time] = [freshCost(country), freshTime(country)];
  const way = company.get(country.slug)?.online;
  return list.format([
    ...(cost ? [moneySpan(cost)] : []),
    ...(time ? [daySpan(time)] : []),
    ...(way ? [online[way]] : []),
  ]);
}

/** The classes that colour a country by each figure. */
export const mapClass = (country: Country): string =>
  mapFigures.map(({ letter, step }) => `${letter}${step(country) ?? "n"}`).join(" ");
