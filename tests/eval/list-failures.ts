import type { Asked, Outcome, Searched } from "./ask-everything.ts";
import { describeAnswer } from "./describe-answer.ts";
import { hasItsFact, isClarified, isInThree, isRefused, isRightKind, isRouted } from "./outcomes.ts";
import { placeOf } from "./place.ts";

export type Failure = {
  group: string;
  id: string;
  asked: string;
  missed: readonly string[];
  /** The actual result. */
  got: string;
};

const mostOfQuestion = 200;

const namesOf = (missed: Record<string, boolean>): string[] =>
  Object.keys(missed).filter((name) => missed[name]);

const failureOf = (
  { group, one, answer }: Asked<{ id: string; ask: string; before?: string | undefined }>,
  missed: Record<string, boolean>,
): Failure => ({
  group,
  id: one.id,
  asked: [one.before, one.ask.slice(0, mostOfQuestion)].filter(Boolean).join(" → "),
  missed: namesOf(missed),
  got: describeAnswer(answer),
});

const searchFailure = (searched: Searched): Failure => ({
  group: "searches",
  id: searched.one.id,
  asked: searched.one.q,
  missed: namesOf({ "hit@3": !isInThree(searched) }),
  got: searched.found.map(placeOf).join(" | "),
});

/** All cases that failed something, with the actual result. */
export const listFailures = ({ judged, clarified, refused, near, searched }: Outcome): readonly Failure[] =>
  [
    ...judged.map((asked) =>
      failureOf(asked, {
        "hit@3": !asked.verdict.isInThree,
        fact: !asked.verdict.hasFact,
        cited: asked.uncited > 0,
      }),
    ),
    ...clarified.map((asked) => failureOf(asked, { "asks for the country": !isClarified(asked) })),
    ...refused.map((asked) =>
      failureOf(asked, {
        refused: !isRefused(asked),
        kind: isRefused(asked) && !isRightKind(asked),
        "way on": isRefused(asked) && !isRouted(asked),
      }),
    ),
    ...near.map((asked) =>
      failureOf(asked, {
        "not refused": isRefused(asked),
        fact: !isRefused(asked) && !hasItsFact(asked),
        cited: asked.uncited > 0,
      }),
    ),
    ...searched.map(searchFailure),
  ].filter(({ missed }) => missed.length > 0);
