import { percentileRanks } from "../measure/percentile-ranks.ts";
import { answerOfPath } from "../paths/answer-of-path.ts";
import { decidingCapital, decidingCost, inOneMoney, noRate, type ToOneMoney } from "../paths/may-decide.ts";
import type { PathKind } from "../paths/open/path-kinds.ts";
import { moneySpan } from "../paths/open/path-words.ts";
import type { Country } from "../record/open/schema.ts";
import { money } from "../words/open/guide-words.ts";
import { uncounted, type Part, type PartValue } from "./part.ts";
import type { SuitAnswers } from "./suit-query.ts";

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
