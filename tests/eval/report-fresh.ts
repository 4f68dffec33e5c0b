import type { Evaluation } from "./evaluate.ts";
import { figureLine } from "./figure-line.ts";
import type { Figure } from "./figure.ts";
import { listLines } from "./list-lines.ts";

const beside = (name: string, figures: readonly Figure[] = []) => ({
  name: "tuned",
  figure: figures.find((one) => one.name === name),
});

/** The figures of the questions that nothing was tuned on, each next to that of the tuned ones. */
export function reportFresh(fresh: Evaluation, tuned: Evaluation, { withFailures = false } = {}): string {
  const lineOf = (one: Figure, others?: readonly Figure[]) => figureLine(one, beside(one.name, others));
  return [
    "Never tuned on (fresh questions; no bound but that every sentence is cited)",
    "",
    ...listLines(fresh, { withFailures }),
    ...fresh.groups.flatMap(({ name, figures }) => [
      `  ${name}`,
      ...figures.map((one) => lineOf(one, tuned.groups.find((other) => other.name === name)?.figures)),
      "",
    ]),
    "  All of it",
    ...fresh.figures.filter(({ of }) => of > 0).map((one) => lineOf(one, tuned.figures)),
  ].join("\n");
}
