import { stemOf } from "#lib/services/search/open/words.ts";
import type { SearchKind } from "#lib/services/search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { NavigatorAnswer, Sentence } from "../open/answer.ts";
import { visaTopic } from "../topics/living.ts";
import type { Topic } from "../topics/topic.ts";
import type { Understood } from "../understand/understand.ts";
import { known, mostOfEach, mostSentences, relatedOf } from "./around-answer.ts";
import { findDuty } from "./find-duty.ts";
import { findUnits, weighWords, type FoundUnit, type WeighedWord } from "./find-unit.ts";
import { sayProse, sayRow } from "./say-unit.ts";
import { stemsIn } from "./stems-in.ts";
import { isPast } from "./trust.ts";

/** Whether the answer depends on the traveller's passport. */
export const isOfEntry = ({ id }: Topic): boolean =>
  id === visaTopic.id || id === "e-visa" || id === "visa-on-arrival";

/**
 * The least share of a question's weight with which a row answers on its own; `leastOfGroup` is for questions without a
 * country, and for rows with a single telling word.
 */
const leastAlone = 0.45;
const leastOfGroup = 0.6;
/**
 * To precede the rule-based answer, a row needs this share of the question, and this much more of it than that answer
 * has.
 */
const leastBefore = 0.45;
const leastMore = 0.1;
/** With this share a row says nearly all of what was asked. */
const nearlyAll = 0.9;
/** A word of at least this weight identifies a row on its own. */
const tellsAlone = 0.75;

/** Whether a row contains enough to answer on its own. */
function mayAnswer(
  { share, such }: FoundUnit,
  { countries, isInferred = false }: Pick<Understood, "countries" | "isInferred">,
): boolean {
  const telling = such.filter(({ isTelling }) => isTelling);
  if (countries.length === 0 || isInferred)
    return (isInferred && share >= nearlyAll) || (share >= leastOfGroup && telling.length > 1);
  const isAnswered =
    telling.length > 1 || telling.some(({ weight }) => share >= leastOfGroup || weight >= tellsAlone);
  return share >= leastAlone && isAnswered;
}

const weightOf = (list: readonly WeighedWord[]): number => list.reduce((sum, { weight }) => sum + weight, 0);

/** The words that the rule-based answer does not contain. */
function lackingIn(sentences: readonly Sentence[], words: readonly WeighedWord[]): WeighedWord[] {
  const shown = new Set(
    stemsIn(sentences.map(({ text, quote, cite }) => `${cite.title} ${text} ${quote}`).join(" ")),
  );
  return words.filter(({ word, stems }) => ![stemOf(word), ...stems].some((stem) => shown.has(stem)));
}

/**
 * Whether a row says more of what was asked than the rule-based answer, which must lack one of the row's telling words.
 */
function saysMore(
  { passage, share, held, such, hasPair }: FoundUnit,
  words: readonly WeighedWord[],
  asking: readonly string[],
  unsaid: readonly WeighedWord[],
): boolean {
  if (share < leastBefore || isPast(passage)) return false;
  const tells = such.filter((word) => word.isTelling && unsaid.includes(word));
  if (share >= nearlyAll && hasPair && tells.length > 1) return true;
  // The rule-based answer covers the words that ask for it, though in other words.
  const lacking = unsaid.filter(({ word }) => !asking.includes(word));
  const telling = tells.filter((word) => lacking.includes(word));
  const isAbout = held.some(({ word }) => asking.includes(word));
  return (
    share >= 1 - weightOf(lacking) / weightOf(words) + leastMore &&
    (telling.length > 1 ||
      (telling.length > 0 && share >= nearlyAll) ||
      telling.some(({ weight }) => isAbout || weight >= tellsAlone))
  );
}

const sayUnit = ({ passage, unit }: FoundUnit): Sentence =>
  unit.label ? sayRow(passage, unit, { says: "say.named", isWhole: true }) : sayProse(passage, unit, true);

/** The row, then the rule-based answer, then what else is said about the row, without duplicates. */
const putFirst = ([first, ...more]: readonly Sentence[], byRule: readonly Sentence[]): Sentence[] => {
  const all = [
    ...(first ? [first] : []),
    ...byRule.slice(0, mostOfEach),
    ...more,
    ...byRule.slice(mostOfEach),
  ];
  return all
    .filter((one, at) => all.findIndex(({ cite }) => cite.href === one.cite.href) === at)
    .slice(0, mostSentences);
};

/** The best row, one of another passage that contains the same telling words, and further rows of the same name. */
function sayFound([best, ...others]: readonly FoundUnit[]): Sentence[] {
  if (!best) return [];
  const telling = best.such.filter(({ isTelling }) => isTelling);
  const also = others.find(({ such }) => telling.length > 0 && telling.every((word) => such.includes(word)));
  const { passage, unit } = best;
  const under = passage.units
    .slice(passage.units.indexOf(unit) + 1)
    .filter(({ label }) => label && label === unit.label);
  return [
    sayUnit(best),
    ...(also ? [sayUnit(also)] : []),
    ...under.slice(0, mostOfEach).map((one) => sayProse(passage, { ...one, label: "" })),
  ];
}

/** An answer of these sentences, without a topic. */
export const alone = (
  corpus: Corpus,
  understood: Understood,
  sentences: readonly Sentence[],
): NavigatorAnswer => ({
  ...known(understood),
  does: "answer",
  sentences,
  offices: [],
  related: relatedOf(corpus, [], understood),
  followUps: [],
});

/** Answers with the rows that contain most of the question, if that is enough, of these kinds of pages alone. */
export function answerUnits(
  corpus: Corpus,
  ask: string,
  understood: Understood,
  kinds?: readonly SearchKind[],
): NavigatorAnswer | undefined {
  const found = findUnits(corpus, weighWords(corpus, ask, understood), understood).filter(
    ({ passage: { kind } }) => !kinds || kinds.includes(kind),
  );
  const [best] = found;
  return best && mayAnswer(best, understood) ? alone(corpus, understood, sayFound(found)) : undefined;
}

/**
 * Puts the row that contains most of the question's telling words before the rule-based answer if that lacks them, and
 * alone if nothing else answers. A question for a deadline is answered by the duty that is meant.
 */
export function preferTelling(
  corpus: Corpus,
  ask: string,
  understood: Understood,
  given: NavigatorAnswer,
): NavigatorAnswer {
  const { countries, topics, isClear } = understood;
  const isOfRule = isClear && topics[0] !== undefined && countries.length > 0;
  if ((countries.length > 1 && given.does !== "refuse") || given.does === "ask-country") return given;
  const isEntry = isOfRule && topics.some(isOfEntry);
  const words = weighWords(corpus, ask, understood);
  const sentences = given.does === "refuse" ? [] : given.sentences;
  const duty = findDuty(corpus, words, understood);
  if (duty)
    return given.does === "answer"
      ? { ...given, sentences: putFirst([sayUnit(duty)], sentences) }
      : alone(corpus, understood, [sayUnit(duty)]);
  if (given.does === "refuse") return answerUnits(corpus, ask, understood) ?? given;
  // A follow-up is answered by the topic of the question before it.
  if (isOfRule && !isEntry && understood.asking.length === 0) return given;
  const asking = isOfRule ? understood.asking : [];
  const unsaid = lackingIn(sentences, words);
  if (!unsaid.some(({ isTelling }) => isTelling)) return given;
  const found = findUnits(corpus, words, understood);
  // Entry depends on the passport, so only a row with a pair of words from the question precedes that answer.
  if (isEntry && !found[0]?.hasPair) return given;
  return found[0] && saysMore(found[0], words, asking, unsaid)
    ? { ...given, sentences: putFirst(sayFound(found), sentences) }
    : given;
}
