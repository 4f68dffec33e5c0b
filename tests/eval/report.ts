import type { Evaluation } from "./evaluate.ts";
import { figureLine, nameWidth } from "./figure-line.ts";
import { holds } from "./figure.ts";
import { listLines } from "./list-lines.ts";
import { percentile } from "./percentile.ts";

const spread = (name: string, values: readonly number[], unit: string, decimals = 1): string => {
  const [middle, high] = [0.5, 0.95].map((share) => percentile(values, share).toFixed(decimals));
  return `   ${name.padEnd(nameWidth)}p50 ${middle} ${unit}, p95 ${high} ${unit}`;
};

/** Names of the figures below their minimum. Questions that no longer fit the pages count as one. */
export const missedBounds = ({ figures, stale }: Evaluation): string[] => [
  ...figures.filter((one) => !holds(one)).map(({ name }) => name),
  ...(stale.length > 0 ? ["questions that fit the pages"] : []),
];

/** The figures, and the failures if requested, as lines for a terminal. */
export function report(evaluation: Evaluation, { withFailures = false } = {}): string {
  const { figures, groups, lengths, answerMs, searchMs } = evaluation;
  return [
    ...listLines(evaluation, { withFailures }),
    ...groups.flatMap(({ name, figures: own }) => [`  ${name}`, ...own.map((one) => figureLine(one)), ""]),
    "  All of it",
    ...figures.map((one) => figureLine(one)),
    spread("an answer has", lengths, "sentences", 0),
    spread("an answer takes", answerMs, "ms"),
    spread("a search takes", searchMs, "ms"),
  ].join("\n");
}
