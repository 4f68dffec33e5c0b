import type { NavigatorAnswer, Sentence } from "#lib/navigator/open/answer.ts";
import type { Passage, Unit } from "#lib/search/open/passage.ts";
import { sentencesOf } from "./judge-answer.ts";
import { placeOf } from "./place.ts";

type PassagesOf = (page: string) => readonly Passage[];

const wordsOf = ({ label, text, found }: Unit): string[] => [text, `${label}: ${text}`, found ?? text];

const isCited = ({ quote, cite }: Sentence, passagesOf: PassagesOf): boolean => {
  const [page = "", anchor = ""] = placeOf(cite.href).split("#");
  const units = passagesOf(page)
    .filter((passage) => passage.anchor === anchor)
    .flatMap((passage) => passage.units);
  return quote.trim() !== "" && units.flatMap(wordsOf).some((words) => words.includes(quote));
};

/** Sentences of an answer whose place is not there, or does not say what is quoted from it. */
export const findUncited = (answer: NavigatorAnswer, passagesOf: PassagesOf): readonly Sentence[] =>
  sentencesOf(answer).filter((sentence) => !isCited(sentence, passagesOf));
