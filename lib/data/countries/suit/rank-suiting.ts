import type { ToOneMoney } from "../paths/may-decide.ts";
import { placesOf } from "../measure/statistics.ts";
import type { PathKind } from "../paths/open/path-kinds.ts";
import type { Country } from "../record/open/schema.ts";
import {
  costPart,
  moneyPart,
  type PathOf,
  entryPart,
  figurePart,
  type Part,
  type PartId,
  type PartValue,
} from "./parts.ts";
import { wants, whos, type First } from "./open/questions.ts";
import type { SuitAnswers } from "./suit-query.ts";

/** The weight of each part. What matters most outweighs what the visitor wants to do and their money together. */
export const weights = { first: 6, want: 3, money: 2, other: 1 } as const;
/** The points of a part that is not known: the middle, which neither raises nor lowers the score. */
export const middle = 50;

const partOfFirst: Readonly<Record<First, PartId>> = {
  cheap: "cost",
  simple: "simple",
  tax: "tax",
  market: "market",
  stable: "stable",
  entry: "entry",
};

type SuitPart = { id: PartId; label: string; weight: number };
/** One part for one country: its weight in the score and its value. */
export type SuitReason = SuitPart & { value: PartValue };

export type SuitRow = {
  country: Country;
  /** What the visitor would register there. */
  path: PathKind;
  /** From 0 to 100, to one decimal. */
  score: number;
  /** The parts that are better than the middle, strongest effect first. */
  speaksFor: readonly SuitReason[];
  /** The parts that are worse than the middle, strongest effect first. */
  speaksAgainst: readonly SuitReason[];
  /** What does not count here, and why. */
  notCounted: readonly SuitReason[];
};

export type Suiting = {
  parts: readonly SuitPart[];
  /** Best first; equal scores share a place. */
  placed: readonly (SuitRow & { place: number })[];
  /** Countries for which the part that matters most is not known, in the order of the rest. */
  unplaced: readonly SuitRow[];
};

/** A visitor is local in the country of their passport: a foreign owner elsewhere registers a local company there. */
function pathFor(path: PathKind, passport: SuitAnswers["passport"]): PathOf {
  return ({ iso2 }) => (path === "foreign-owner" && iso2 === passport?.code ? "company" : path);
}

function partsOf(
  { want, passport, money }: SuitAnswers,
  path: PathKind,
  pathOf: PathOf,
  toOneMoney: ToOneMoney,
): Part[] {
  return [
    costPart(path, pathOf, toOneMoney),
    figurePart("simple", "bready_entry_practice"),
    figurePart("tax", "corporate_tax_rate_pct"),
    figurePart("market", "gdp_ppp_usd", { better: "higher" }),
    figurePart("stable", "political_stability"),
    ...(passport ? [entryPart(passport)] : []),
    ...(want ? [figurePart("want", wants[want].key)] : []),
    ...(money ? [moneyPart(money, pathOf, toOneMoney)] : []),
  ];
}

function weightOf(id: PartId, first: First | null): number {
  if (first && partOfFirst[first] === id) return weights.first;
  return id === "want" || id === "money" ? weights[id] : weights.other;
}

/** How far a part moves the score from the middle. */
const pull = ({ weight, value }: SuitReason): number => weight * ((value.points ?? middle) - middle);

function rowOf(country: Country, path: PathKind, reasons: readonly SuitReason[]): SuitRow {
  const whole = reasons.reduce((sum, { weight }) => sum + weight, 0);
  const sum = reasons.reduce((total, { weight, value }) => total + weight * (value.points ?? middle), 0);
  return {
    country,
    path,
    score: Math.round((sum / whole) * 10) / 10,
    speaksFor: reasons.filter((one) => pull(one) > 0).toSorted((a, b) => pull(b) - pull(a)),
    speaksAgainst: reasons.filter((one) => pull(one) < 0).toSorted((a, b) => pull(a) - pull(b)),
    notCounted: reasons.filter(({ value }) => value.points === null),
  };
}

/**
 * Ranks the countries by how well they suit the answers: by the weighted mean of points from 0 to 100 for each part,
 * where a part that is missing or may not lead counts as the middle. A country has no place if the part that matters
 * most is not known. Pure: the same answers, records and rates give the same order, and ties keep their input order.
 */
export function rankSuiting(
  countries: readonly Country[],
  answers: SuitAnswers,
  toOneMoney: ToOneMoney,
): Suiting {
  const path = answers.who ? whos[answers.who].path : "company";
  const pathOf = pathFor(path, answers.passport);
  const columns = partsOf(answers, path, pathOf, toOneMoney).map(({ id, label, of }) => ({
    part: { id, label, weight: weightOf(id, answers.first) },
    values: of(countries),
  }));
  const main = answers.first && partOfFirst[answers.first];
  const rows = countries
    .map((country, index) =>
      rowOf(
        country,
        pathOf(country),
        columns.flatMap(({ part, values }) => {
          const value = values[index];
          return value ? [{ ...part, value }] : [];
        }),
      ),
    )
    .toSorted((a, b) => b.score - a.score);
  const isPlaced = ({ notCounted }: SuitRow) => !notCounted.some(({ id }) => id === main);
  const placed = rows.filter(isPlaced);
  const places = placesOf(placed.map(({ score }) => score));
  return {
    parts: columns.map(({ part }) => part),
    placed: placed.map((row, index) => ({ ...row, place: places[index] ?? placed.length })),
    unplaced: rows.filter((row) => !isPlaced(row)),
  };
}
