import { answerOfPath, type PathAnswer } from "../paths/answer-of-path.ts";
import {
  decidingCapital,
  decidingCost,
  decidingTime,
  inOneMoney,
  type ToOneMoney,
} from "../paths/may-decide.ts";
import type { PathKind } from "../paths/open/path-kinds.ts";
import type { Known } from "../record/open/known.ts";
import type { Country } from "../record/open/schema.ts";
import { yearsApart } from "../measure/comparable.ts";

export const pathParts = ["cost", "time", "place", "online", "capital"] as const;
export type PathPart = (typeof pathParts)[number];

export type PathComparison = {
  answers: readonly { slug: string; answer: PathAnswer }[];
  /**
   * Slugs of the countries with the lowest value, by part; empty if a known value may not be compared or if all are
   * equal.
   */
  best: Readonly<Record<PathPart, readonly string[]>>;
};

type Judged = { slug: string; isKnown: boolean; deciding: Known<{ value: number; year: number }> };

/**
 * The slugs with the lowest value; for money and days, less is better. A known value that may not be compared leaves
 * the row without a winner, as in the comparison of figures.
 */
function leastOf(cells: readonly Judged[]): string[] {
  const known = cells.filter(({ isKnown }) => isKnown);
  const facts = known.flatMap(({ slug, deciding }) => (deciding.fact ? [{ slug, ...deciding.fact }] : []));
  if (facts.length < 2 || facts.length < known.length) return [];
  const years = facts.map(({ year }) => year);
  if (Math.max(...years) - Math.min(...years) > yearsApart) return [];
  const values = facts.map(({ value }) => value);
  const least = Math.min(...values);
  return Math.max(...values) === least
    ? []
    : facts.filter(({ value }) => value === least).map(({ slug }) => slug);
}

/**
 * Compares one registration path across countries: the answers of the guides, and which is lowest if that can be said.
 */
export function comparePaths(
  countries: readonly Country[],
  kind: PathKind,
  toOneMoney: ToOneMoney,
): PathComparison {
  const answers = countries.map((country) => ({ slug: country.slug, answer: answerOfPath(country, kind) }));
  const least = (part: "cost" | "time" | "capital", read: (answer: PathAnswer) => Judged["deciding"]) =>
    leastOf(
      answers.map(({ slug, answer }) => ({
        slug,
        isKnown: answer[part].fact !== null,
        deciding: read(answer),
      })),
    );
  return {
    answers,
    best: {
      cost: least("cost", (answer) => inOneMoney(decidingCost(answer), toOneMoney)),
      time: least("time", decidingTime),
      capital: least("capital", (answer) => inOneMoney(decidingCapital(answer), toOneMoney)),
      place: [],
      online: [],
    },
  };
}
