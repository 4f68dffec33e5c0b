import type { Figure } from "../record/open/schema.ts";
import { formatFigure } from "./format-figure.ts";
import { daySpan } from "./open/guide-words.ts";

/** The headline fact about starting a business in a country. */
export type StartingFact =
  | { kind: "score"; figure: Figure }
  | { kind: "days"; days: { min: number; max: number } }
  | { kind: "steps"; steps: number };

type StartingWords = {
  label: string;
  value: string;
  /** The edition, or who counted. */
  edition: string;
  /** All of it in one line. */
  line: string;
};

const stepLines = {
  one: (n: number) => `${n} step for a local company (this guide)`,
  other: (n: number) => `${n} steps for a local company (this guide)`,
};

/** The headline fact in words; a score is never called a rank. */
export function startingWords(fact: StartingFact): StartingWords {
  switch (fact.kind) {
    case "score": {
      const score = formatFigure("bready_entry", fact.figure.value);
      const { year } = fact.figure;
      return {
        label: "Business entry",
        value: `${score} of 100`,
        edition: `B-READY ${year}`,
        line: `Business entry: ${score} of 100 (B-READY ${year})`,
      };
    }
    case "days":
      return {
        label: "Time to register",
        value: daySpan(fact.days),
        edition: "as reported",
        line: `${daySpan(fact.days)} to register (as reported)`,
      };
    case "steps":
      return {
        label: "Steps to register",
        value: String(fact.steps),
        edition: "local company, this guide",
        line: stepLines[fact.steps === 1 ? "one" : "other"](fact.steps),
      };
    default:
      return fact satisfies never;
  }
}
