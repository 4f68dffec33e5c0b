import { performance } from "node:perf_hooks";
import type { AskedQuestion, NavigatorAnswer } from "#lib/domains/navigator/open/answer.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import type { SearchQuery, SearchResults } from "#lib/services/search/open/search-answer.ts";
import { findStale } from "./find-stale.ts";
import { findUncited } from "./find-uncited.ts";
import { judgeAnswer, sentencesOf, type Verdict } from "./judge-answer.ts";
import { isAt } from "./place.ts";
import type { NearMiss, Question, RefusedQuestion, SearchCase, Sets } from "./sets.ts";

/** The functions to evaluate; tests pass fakes. */
export type Engine = {
  answer: (asked: AskedQuestion) => NavigatorAnswer;
  search: (query: SearchQuery) => SearchResults;
  passagesOf: (page: string) => readonly Passage[];
};

export type Asked<T> = {
  group: string;
  one: T;
  answer: NavigatorAnswer;
  sentences: number;
  /** The number of sentences that no page supports. */
  uncited: number;
};
export type Judged = Asked<Question> & { verdict: Verdict };
export type Searched = { one: SearchCase; found: readonly string[]; isRight: readonly boolean[] };

export type Outcome = {
  judged: readonly Judged[];
  /** Questions that name no country. */
  clarified: readonly Asked<Question>[];
  refused: readonly Asked<RefusedQuestion>[];
  near: readonly Asked<NearMiss>[];
  searched: readonly Searched[];
  /** Questions that the pages no longer support. */
  stale: readonly { id: string; why: string }[];
  answerMs: readonly number[];
  searchMs: readonly number[];
};

const mostFound = 3;

/** Runs every question and every search, and judges the results. */
export function askEverything(sets: Sets, { answer, search, passagesOf }: Engine): Outcome {
  const answerMs: number[] = [];
  const searchMs: number[] = [];
  const timed = <T>(times: number[], work: () => T): T => {
    const begun = performance.now();
    const done = work();
    times.push(performance.now() - begun);
    return done;
  };
  const put = (asked: AskedQuestion) => timed(answerMs, () => answer(asked));
  const putAfter = (before: string | undefined): Omit<AskedQuestion, "ask"> => {
    if (before === undefined) return {};
    const { countries, about, passport } = put({ ask: before });
    return { countries, about, passport };
  };
  const asked = <T>(group: string, one: T, given: NavigatorAnswer): Asked<T> => ({
    group,
    one,
    answer: given,
    sentences: sentencesOf(given).length,
    uncited: findUncited(given, passagesOf).length,
  });

  const judged: Judged[] = [];
  const clarified: Asked<Question>[] = [];
  const stale: { id: string; why: string }[] = [];
  for (const [group, questions] of sets.questions) {
    for (const one of questions) {
      const given = asked(group, one, put({ ask: one.ask, ...putAfter(one.before) }));
      if ("does" in one.expected) clarified.push(given);
      else {
        judged.push({ ...given, verdict: judgeAnswer(given.answer, one.countries, one.expected) });
        const why = findStale(one.expected, passagesOf);
        if (why) stale.push({ id: one.id, why });
      }
    }
  }
  return {
    judged,
    clarified,
    stale,
    refused: sets.refusals.map((one) => {
      const ask = one.ask.repeat(one.times ?? 1);
      return asked(`refused: ${one.why[0]}`, one, put({ ask, countries: one.countries }));
    }),
    near: sets.nearMisses.map((one) => asked("near misses", one, put({ ask: one.ask }))),
    searched: sets.searches.map((one) => {
      const { hits } = timed(searchMs, () => search({ q: one.q, most: mostFound }));
      const found = hits.slice(0, mostFound).map(({ href }) => href);
      return { one, found, isRight: found.map((href) => isAt(href, one.first3)) };
    }),
    answerMs,
    searchMs,
  };
}
