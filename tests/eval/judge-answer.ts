import type { NavigatorAnswer, Sentence } from "#lib/domains/navigator/open/answer.ts";
import { isAt } from "./place.ts";
import { says } from "./says.ts";
import type { Fact } from "./sets.ts";

export const sentencesOf = (answer: NavigatorAnswer): readonly Sentence[] =>
  answer.does === "answer" || answer.does === "ask-passport" ? answer.sentences : [];

/** The date and marks next to a sentence count as part of it. */
const shown = ({ text, cite }: Sentence): string => [text, cite.date, ...(cite.marks ?? [])].join(" ");

/** Whether the text of an answer contains the facts. */
export const answerSays = (answer: NavigatorAnswer, facts: readonly Fact[]): boolean =>
  says(sentencesOf(answer).map(shown).join(" \n"), facts);

export type Verdict = { isFirst: boolean; isInThree: boolean; hasFact: boolean; isAboutThem: boolean };

/** How good an answer is to a question that the pages answer. */
export function judgeAnswer(
  answer: NavigatorAnswer,
  countries: readonly string[],
  { at, says: facts }: { at: readonly string[]; says: readonly Fact[] },
): Verdict {
  const cited = sentencesOf(answer).map(({ cite }) => isAt(cite.href, at));
  return {
    isFirst: cited[0] ?? false,
    isInThree: cited.slice(0, 3).includes(true),
    hasFact: answerSays(answer, facts),
    isAboutThem: [...answer.countries].sort().join() === [...countries].sort().join(),
  };
}
