import { mayLead } from "../record/known-figure.ts";
import type { FigureKey } from "../record/open/figures.ts";
import { formatFigure, formatNumber } from "../words/format-figure.ts";
import { asSentence, inSentence } from "../words/open/guide-words.ts";
import type { Country, Figure } from "../record/open/schema.ts";
import { sharedFacts } from "../words/shared-facts.ts";

type Words = {
  key: FigureKey;
  /** For two countries in one year; `apart` is for different years. */
  pair: string;
  apart?: string;
  /** For three or four countries: names the highest and the lowest. */
  more: string;
  moreApart?: string;
  /** For two values that are equal, or so close that a difference would mislead. */
  same?: string;
};

const starting: readonly Words[] = [
  {
    key: "bready_entry",
    pair: "For starting a business, the World Bank's B-READY {year} gives {high} {highValue} of 100 and {low} {lowValue}.",
    more: "For starting a business, the World Bank's B-READY {year} gives most to {high} ({highValue} of 100) and least to {low} ({lowValue}).",
    same: "For starting a business, the World Bank's B-READY gives {high} and {low} the same, {highValue} of 100.",
  },
  {
    key: "bready_entry_practice",
    pair: "For the time and cost of registering, B-READY {year} gives {high} {highValue} of 100 and {low} {lowValue}.",
    more: "For the time and cost of registering, B-READY {year} gives most to {high} ({highValue} of 100) and least to {low} ({lowValue}).",
  },
];

const economy: readonly Words[] = [
  {
    key: "gdp_nominal_usd",
    pair: "The economy of {high} is {times} times the size of that of {low} ({year}).",
    apart: "The economy of {high} ({highYear}) is {times} times the size of that of {low} ({lowYear}).",
    more: "The largest economy of these, that of {high}, is {times} times the size of the smallest, that of {low} ({year}).",
    moreApart:
      "The largest economy of these, that of {high} ({highYear}), is {times} times the size of the smallest, that of {low} ({lowYear}).",
    same: "The economies of {high} and {low} are about the same size ({highYear} and {lowYear}).",
  },
  {
    key: "gdp_growth_pct",
    pair: "Economic growth was {highValue} in {high} and {lowValue} in {low} in {year}.",
    apart: "Economic growth was {highValue} in {high} ({highYear}) and {lowValue} in {low} ({lowYear}).",
    more: "Economic growth was highest in {high} ({highValue}) and lowest in {low} ({lowValue}) in {year}.",
  },
  {
    key: "inflation_pct",
    pair: "Inflation was {highValue} in {high} and {lowValue} in {low} in {year}.",
    apart: "Inflation was {highValue} in {high} ({highYear}) and {lowValue} in {low} ({lowYear}).",
    more: "Inflation was highest in {high} ({highValue}) and lowest in {low} ({lowValue}) in {year}.",
  },
  {
    key: "population",
    pair: "{high} has {times} times as many people as {low} ({year}).",
    apart: "{high} ({highYear}) has {times} times as many people as {low} ({lowYear}).",
    more: "Of these {high} has the most people, {times} times as many as {low}, which has the fewest ({year}).",
    moreApart:
      "Of these {high} has the most people ({highYear}), {times} times as many as {low}, which has the fewest ({lowYear}).",
    same: "About as many people live in {high} ({highYear}) as in {low} ({lowYear}).",
  },
  {
    key: "electricity_access_pct",
    pair: "In {year}, {highValue} of the people in {high} and {lowValue} in {low} had electricity at home.",
    apart:
      "{highValue} of the people in {high} ({highYear}) and {lowValue} in {low} ({lowYear}) had electricity at home.",
    more: "Electricity at home was most common in {high} ({highValue}) and least common in {low} ({lowValue}) in {year}.",
  },
  {
    key: "internet_users_pct",
    pair: "In {year}, {highValue} of the people in {high} and {lowValue} in {low} used the internet.",
    apart:
      "{highValue} of the people in {high} ({highYear}) and {lowValue} in {low} ({lowYear}) used the internet.",
    more: "The internet was used most in {high} ({highValue} of the people) and least in {low} ({lowValue}) in {year}.",
  },
];

type Entry = { name: string; figure: Figure };

function choose(words: Words, low: Entry, high: Entry, count: number, oneYear: boolean): string | undefined {
  const equal = low.figure.value === high.figure.value;
  const near = words.pair.includes("{times}") && high.figure.value < low.figure.value * 1.05;
  if (equal || near) return count === 2 ? words.same : undefined;
  if (count === 2) return oneYear ? words.pair : words.apart;
  return oneYear ? words.more : words.moreApart;
}

/** One statement; null if a figure is missing or may not lead, or if the highest or lowest is tied. */
function sentenceOf(words: Words, countries: readonly Country[]): string | null {
  const entries = countries
    .flatMap((country): Entry[] => {
      const figure = country.figures[words.key];
      return figure && mayLead(figure, words.key) ? [{ name: inSentence(country), figure }] : [];
    })
    .toSorted((a, b) => a.figure.value - b.figure.value);
  const [low, second] = entries;
  const [beforeLast, high] = entries.slice(-2);
  if (!low || !second || !beforeLast || !high || entries.length < countries.length) return null;
  const tied =
    entries.length > 2 &&
    (low.figure.value === second.figure.value || high.figure.value === beforeLast.figure.value);
  if (tied) return null;

  const oneYear = entries.every(({ figure }) => figure.year === low.figure.year);
  const ratio = high.figure.value / low.figure.value;
  const parts: Record<string, string> = {
    low: low.name,
    high: high.name,
    lowValue: formatFigure(words.key, low.figure.value),
    highValue: formatFigure(words.key, high.figure.value),
    lowYear: `${low.figure.year}`,
    highYear: `${high.figure.year}`,
    year: `${low.figure.year}`,
    times: formatNumber(ratio, ratio < 10 ? 1 : 0),
  };
  const template = choose(words, low, high, countries.length, oneYear);
  return template ? asSentence(template.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "")) : null;
}

const most = 8;

/**
 * Four to eight statements about two to four countries: what starting a business took, the economies, then what they
 * share. Each names its year, or both years if they differ. A missing figure is not mentioned.
 */
export function comparisonSentences(countries: readonly Country[]): string[] {
  if (countries.length < 2) return [];
  const facts = sharedFacts(countries);
  const differences = [...starting, ...economy].flatMap((words) => sentenceOf(words, countries) ?? []);
  return [...differences.slice(0, most - facts.length), ...facts];
}
