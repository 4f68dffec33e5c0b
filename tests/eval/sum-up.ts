import type { Asked, Judged, Outcome } from "./ask-everything.ts";
import type { Bounds } from "./bounds.ts";
import { figure, type Figure } from "./figure.ts";
import { hasItsFact, isClarified, isInThree, isRefused, isRightKind, isRouted } from "./outcomes.ts";

export type Group = { name: string; figures: readonly Figure[] };

const groupsOf = <T extends { group: string }>(
  all: readonly T[],
  figuresOf: (list: readonly T[]) => Figure[],
): Group[] =>
  [...new Set(all.map(({ group }) => group))].map((name) => ({
    name,
    figures: figuresOf(all.filter(({ group }) => group === name)),
  }));

const answerFigures = (judged: readonly Judged[], { hitInThree, fact }: Bounds = {}): Figure[] => [
  figure("hit@1", judged, ({ verdict }) => verdict.isFirst),
  figure("hit@3", judged, ({ verdict }) => verdict.isInThree, hitInThree),
  figure("fact in the answer", judged, ({ verdict }) => verdict.hasFact, fact),
  figure("right countries", judged, ({ verdict }) => verdict.isAboutThem),
  figure("not refused", judged, (one) => !isRefused(one)),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The share of all sentences that a page supports. */
function citedFigure(asked: readonly Asked<unknown>[], bound: number | undefined): Figure {
  const of = sum(asked.map(({ sentences }) => sentences));
  return {
    name: "cited sentences",
    right: of - sum(asked.map(({ uncited }) => uncited)),
    of,
    ...(bound !== undefined && { bound }),
  };
}

/** All figures, over everything with their minimums, and by group. */
export function sumUp(
  { judged, clarified, refused, near, searched }: Outcome,
  bounds: Bounds,
): { figures: readonly Figure[]; groups: readonly Group[] } {
  const rightlyOrNot = [
    ...refused.filter(isRefused).map(() => true),
    ...near.filter(isRefused).map(() => false),
  ];
  const routed = refused.filter(({ one }) => one.route !== undefined);
  const promised = searched.filter(({ one }) => one.isPromised);
  return {
    figures: [
      ...answerFigures(judged, bounds),
      figure("asks for the country where none is named", clarified, isClarified),
      figure("refusal: precision", rightlyOrNot, (isRight) => isRight, bounds.refusal),
      figure("refusal: recall", refused, isRefused, bounds.refusal),
      figure("refusal: right kind", refused, isRightKind),
      figure("refusal: right way on", routed, isRouted),
      figure("near misses: fact in the answer", near, hasItsFact),
      citedFigure([...judged, ...clarified, ...refused, ...near], bounds.cited),
      figure("search: hit@1", searched, ({ isRight }) => isRight[0] === true),
      figure("search: hit@3", searched, isInThree, bounds.searchInThree),
      figure("search: promised by name", promised, isInThree, bounds.promised),
    ],
    groups: [
      ...groupsOf(judged, (list) => answerFigures(list)),
      ...groupsOf(refused, (list) => [
        figure("recall", list, isRefused),
        figure("right kind", list, isRightKind),
      ]),
    ],
  };
}
