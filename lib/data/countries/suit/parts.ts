import type { Country } from "../record/open/schema.ts";
import { apartFrom } from "../measure/comparable.ts";
import { percentileRanks } from "../measure/statistics.ts";
import { knownFigure, whyHeld } from "../record/known-figure.ts";
import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { formatFigure } from "../words/format-figure.ts";
import { entryWords, findEntry } from "../visa/find-entry.ts";
import type { Passport } from "../visa/open/passport-names.ts";
import type { EntryRule } from "../visa/open/visa-rules.ts";
import { answerOfPath } from "../paths/answer-of-path.ts";
import { decidingCapital, decidingCost, inOneMoney, noRate, type ToOneMoney } from "../paths/may-decide.ts";
import type { PathKind } from "../paths/open/path-kinds.ts";
import { moneySpan } from "../paths/open/path-words.ts";
import { money } from "../words/open/guide-words.ts";
import type { SuitAnswers } from "./suit-query.ts";

export type PartId = "cost" | "simple" | "tax" | "market" | "stable" | "entry" | "want" | "money";

/**
 * One part of the score for one country: a value with its year, source and points, or the reason why it does not count.
 */
export type PartValue =
  | {
      /** From 0 to 100. */
      points: number;
      text: string;
      year: string;
      /** The source id of a figure; null if the source is on the guide or on the page of the passport. */
      source: string | null;
      reason: null;
    }
  | { points: null; reason: string };

export type Part = {
  id: PartId;
  label: string;
  /** The values in the order of the given countries. */
  of: (countries: readonly Country[]) => PartValue[];
};

const uncounted = (reason: string): PartValue => ({ points: null, reason });

const heldWords = {
  doubt: "the figure is in doubt",
  old: "the figure is old",
  discontinued: "the figure is of a count that ended",
} as const;

/** A part that is one figure. The points are the percentage of the other countries that a country does better than. */
export const figurePart = (
  id: PartId,
  key: FigureKey,
  { label = figureKind(key).label, better = figureKind(key).better ?? "higher" } = {},
): Part => ({
  id,
  label,
  of: (countries) => {
    const isOutOf100 = figureKind(key).scale?.[1] === 100;
    const known = countries.map((country) => knownFigure(country, key));
    const facts = known.flatMap(({ fact }) => fact ?? []);
    const whyApart = apartFrom(facts, key);
    const counted = facts.filter((fact) => whyHeld(fact, key) === null && whyApart(fact) === null);
    const ranks = percentileRanks(
      counted.map(({ value }) => value),
      better,
    );
    return known.map(({ fact, reason }) => {
      if (!fact) return uncounted(reason);
      const held = whyHeld(fact, key);
      if (held) return uncounted(`${heldWords[held]} (${fact.year})`);
      if (whyApart(fact))
        return uncounted(`the figure is too old to be set beside the others (${fact.year})`);
      return {
        points: ranks[counted.indexOf(fact)] ?? 50,
        text: `${formatFigure(key, fact.value, fact.of)}${isOutOf100 ? " of 100" : ""}`,
        year: `${fact.year}`,
        source: fact.source,
        reason: null,
      };
    });
  },
});

/** An entry rule is a category, not an amount, so it has fixed points, which the page shows. */
export const entryPoints: Readonly<Record<EntryRule, number>> = {
  own: 100,
  visa_free: 100,
  visa_on_arrival: 75,
  eta: 75,
  e_visa: 40,
  visa_required: 10,
  no_admission: 0,
};

/** What each country requires of the passport. A rule that the research doubts does not count. */
export const entryPart = ({ code, name }: Pick<Passport, "code" | "name">): Part => ({
  id: "entry",
  label: name,
  of: (countries) =>
    countries.map(({ slug }) => {
      const { fact, reason } = findEntry(code, slug);
      if (!fact) return uncounted(reason);
      if (fact.isDoubted) return uncounted("the rule is in doubt for this passport");
      return {
        points: entryPoints[fact.rule],
        text: entryWords(fact),
        year: fact.asOf.slice(0, 4),
        source: null,
        reason: null,
      };
    }),
});

export type PathOf = (country: Country) => PathKind;

function costsOf(country: Country, pathOf: PathOf, toOneMoney: ToOneMoney) {
  const answer = answerOfPath(country, pathOf(country));
  return {
    answer,
    cost: inOneMoney(decidingCost(answer), toOneMoney),
    capital: inOneMoney(decidingCapital(answer), toOneMoney),
  };
}

/** What registering costs. The points are the percentage of the other countries where it costs more. */
export const costPart = (path: PathKind, pathOf: PathOf, toOneMoney: ToOneMoney): Part => ({
  id: "cost",
  // No source states the total for foreign owners, so countries are compared by the cost for a local company.
  label: path === "foreign-owner" ? "Cost of registering, as for a local company" : "Cost of registering",
  of: (countries) => {
    const local: PathOf = (country) => (pathOf(country) === "foreign-owner" ? "company" : pathOf(country));
    const rows = countries.map((country) => costsOf(country, local, toOneMoney));
    const counted = rows.flatMap(({ cost }) => cost.fact ?? []);
    const ranks = percentileRanks(
      counted.map(({ value }) => value),
      "lower",
    );
    return rows.map(({ answer, cost }): PartValue => {
      const { fact } = answer.cost;
      if (!cost.fact || fact?.of !== "path") return uncounted(cost.reason ?? "");
      return {
        points: ranks[counted.indexOf(cost.fact)] ?? 50,
        text: moneySpan(fact),
        year: `${cost.fact.year}`,
        source: null,
        reason: null,
      };
    });
  },
});

/** Whether the budget covers the highest cost of registering and the minimum capital: all points or none. */
export const moneyPart = (
  budget: NonNullable<SuitAnswers["money"]>,
  pathOf: PathOf,
  toOneMoney: ToOneMoney,
): Part => ({
  id: "money",
  label: `Your ${money(budget)}`,
  of: (countries) => {
    const own = toOneMoney(budget.amount, budget.currency);
    return countries.map((country): PartValue => {
      if (own === undefined) return uncounted(noRate);
      const { cost, capital } = costsOf(country, pathOf, toOneMoney);
      const needs = [cost.fact, capital.fact].flatMap((fact) => fact ?? []);
      const isTooLittle = needs.reduce((sum, { value }) => sum + value, 0) > own;
      // The known part alone may exceed the budget, but only the whole can show that the budget is enough.
      if (!isTooLittle && !cost.fact) return uncounted(`cost of registering: ${cost.reason}`);
      if (!isTooLittle && !capital.fact) return uncounted(`capital to show: ${capital.reason}`);
      return {
        points: isTooLittle ? 0 : 100,
        text: isTooLittle
          ? "less than registering and its capital take"
          : "enough for registering and its capital",
        year: `${Math.min(...needs.map(({ year }) => year))}`,
        source: null,
        reason: null,
      };
    });
  },
});
