import type { NavigatorAnswer, Sentence } from "#lib/domains/navigator/open/answer.ts";
import { between } from "#lib/services/search/open/href-of-unit.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import { sentencesOf } from "./judge-answer.ts";
import { placeOf } from "./place.ts";

const wordsOf = ({ heading, units }: Passage): string[] => [
  heading,
  ...units.flatMap(({ label = "", text, found = "" }) => [text, label, `${label}: ${text}`, found]),
];

const hold = (passages: readonly Passage[], words: string): boolean =>
  passages.flatMap(wordsOf).some((one) => one.includes(words));

/** A quote may combine several parts of a page; the place it names contains the first of them. */
function isCited({ quote, cite }: Sentence, passagesOf: (page: string) => readonly Passage[]): boolean {
  const [page = "", anchor = ""] = placeOf(cite.href).split("#");
  const passages = passagesOf(page);
  const cited = passages.filter((passage) => passage.anchor === anchor);
  const [first = "", ...rest] = quote.split(between);
  return first.trim() !== "" && hold(cited, first) && rest.every((words) => hold(passages, words));
}

/** Sentences of an answer whose place does not exist, or does not contain what is quoted from it. */
export const findUncited = (
  answer: NavigatorAnswer,
  passagesOf: (page: string) => readonly Passage[],
): readonly Sentence[] => sentencesOf(answer).filter((sentence) => !isCited(sentence, passagesOf));
